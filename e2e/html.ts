/** A page as its HTML alone tells it, without a browser: what robots read, and people without JavaScript. */

export type Attributes = Readonly<Record<string, string>>;

/** All tags of one name, by their attributes. */
export function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>`, 'g'))].map(([, text]) =>
    Object.fromEntries(
      [...(text ?? '').matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
        key!.toLowerCase(),
        plain(value ?? ''),
      ]),
    ),
  );
}

/** The words between the tags of an element, which stands there once. */
export function textOf(html: string, element: string): string {
  const [, inner = ''] = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  return plain(inner.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a meta tag says, by its name or its property. */
export function meta(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content;
}

/** Scripts that stand in the page itself and are to be run. */
export function inlineScripts(html: string): Attributes[] {
  return tags(html, 'script').filter((tag) => !('src' in tag) && tag.type !== 'application/ld+json');
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
