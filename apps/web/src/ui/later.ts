import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { fetchUntilThere } from '../lib/fetch-until-there';

/**
 * A part of the page that is fetched when it is first asked for: a press that comes while the line is away is answered
 * when it is back.
 *
 * @param load an `import()` and the component in it
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return dynamic(() => fetchUntilThere(load));
}
