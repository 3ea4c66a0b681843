import { useEffect, useState } from 'react';
import type { BoardMove } from '../../board/picking';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import type { Course, Seen } from './course';

interface RunningCourse {
  readonly step: number;
  readonly phase: Course['phase'];
  readonly seen: Seen;
  attempt(move: BoardMove): void;
  goOn(): void;
  again(): void;
}

/**
 * The course, run by the rules themselves. They come after the page; until then the board stands as the server made it,
 * and nothing can be picked up.
 */
export function useCourse(first: Seen): RunningCourse {
  const [rules, setRules] = useState<typeof import('./course') | null>(null);
  const [course, setCourse] = useState<Course | null>(null);

  useEffect(() => {
    let gone = false;
    fetchUntilThere(() => import('./course')).then((loaded) => {
      if (gone) return;
      setRules(loaded);
      setCourse(loaded.begin());
    });
    return () => {
      gone = true;
    };
  }, []);

  return {
    step: course?.step ?? 0,
    phase: course?.phase ?? 'task',
    seen: rules && course ? rules.look(course) : first,
    attempt: (move) => rules && course && setCourse(rules.attempt(course, move)),
    goOn: () => rules && course && setCourse(rules.goOn(course)),
    again: () => rules && setCourse(rules.begin()),
  };
}
