import { type Color, EYES, type Eyes } from '@fog/engine';

/** What a replay can show: one board through some eyes, or both sides' boards beside each other. */
export const SCENES = [...EYES, 'sides'] as const;
export type ReplayScene = (typeof SCENES)[number];

/** A moment of a replay that a link can lead to. */
export interface Moment {
  readonly ply: number;
  readonly scene: ReplayScene;
}

/** A query string as a server component is handed it. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The moment that an address names by `?ply=23&eyes=white`; the end with everything in sight for what it does not name. */
export function momentOf({ ply, eyes }: SearchParams, plies: number): Moment {
  const isPly = typeof ply === 'string' && /^\d{1,6}$/.test(ply);
  return {
    ply: isPly ? Math.min(plies, Number(ply)) : plies,
    scene: SCENES.find((scene) => scene === eyes) ?? 'all',
  };
}

/** The query that leads back to a moment; empty for where a replay opens by itself. */
export function queryOf({ ply, scene }: Moment, plies: number): string {
  const query = new URLSearchParams();
  if (ply !== plies) query.set('ply', String(ply));
  if (scene !== 'all') query.set('eyes', scene);
  return query.size === 0 ? '' : `?${query}`;
}

/** Through whose eyes each board of a scene is seen. */
export function eyesOf(scene: ReplayScene): readonly Eyes[] {
  return scene === 'sides' ? (['white', 'black'] satisfies Color[]) : [scene];
}
