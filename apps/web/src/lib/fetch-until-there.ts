import { waitToRetry } from './backoff';

/**
 * Fetches code that comes after the page, trying again for as long as the line is away.
 *
 * @param load an `import()`
 * @param onFailure called each time it did not come
 */
export async function fetchUntilThere<Module>(
  load: () => Promise<Module>,
  onFailure: () => void = () => {},
): Promise<Module> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch {
      onFailure();
      await waitToRetry(failures);
    }
  }
}
