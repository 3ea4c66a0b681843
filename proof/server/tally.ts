/** What a server's metrics count while something is done. */
export class Tally {
  readonly #url: string;
  #before = new Map<string, number>();

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}/metrics`;
  }

  /** Every kind of metric that there is, and all that was counted since the last time; how long things took is no count. */
  async sinceThen(): Promise<string> {
    const page = await (await fetch(this.#url)).text();
    const { kinds, counts } = read(page);
    const grown = [...counts].flatMap(([name, count]) => {
      const more = count - (this.#before.get(name) ?? 0);
      return more === 0 ? [] : [`${name} ${more}`];
    });
    this.#before = counts;
    return [...kinds, ...grown].join('\n');
  }
}

/** How the process itself fares, and how long answers took. */
const NO_COUNT = /^(process|nodejs)_|^fog_http_request_seconds_(sum|bucket)\b/;

/** The kinds of metrics on a page of them, and all that is counted. */
export function read(page: string): { kinds: string[]; counts: Map<string, number> } {
  const lines = page.split('\n');
  const counts = lines.filter((line) => /^\w/.test(line) && !NO_COUNT.test(line));
  return {
    kinds: lines.filter((line) => line.startsWith('# TYPE ')),
    counts: new Map(
      counts.map((line) => {
        const gap = line.lastIndexOf(' ');
        return [line.slice(0, gap), Number(line.slice(gap + 1))];
      }),
    ),
  };
}
