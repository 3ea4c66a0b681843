/**
 * Ids, secrets and instants differ between any two games. Each is replaced by a placeholder of its own length, ids by the
 * order in which they first appear, so that which id stands where still counts. How long something took is no part of
 * what was said (timing is measured apart), nor is what the clock has given back of an own budget.
 */
export class Placeholders {
  readonly #numbers = new Map<string, string>();

  in(text: string): string {
    return text
      .replace(/(?<=[cC]ursor":")[\w-]+/g, (cursor) => this.#inCursor(cursor))
      .replace(/(?<=["/:|])[gps][\w-]{16}(?=["/#?\\&<\n|.]|$)/g, (id) => this.#numbered(id))
      .replace(/(?<=invitation=|"token":")[\w-]{22}/g, (secret) => this.#numbered(secret))
      .replace(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, (uuid) => '0'.repeat(uuid.length))
      .replace(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, (instant) => '0'.repeat(instant.length))
      .replace(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, (instant) => '0'.repeat(instant.length))
      .replace(/(?<=ratelimit-(remaining|reset)\n)\d+/gi, '0')
      .replace(/(?<=[?&]_rsc=)[\w-]+/g, (key) => '0'.repeat(key.length))
      .replace(/(?<=\["\$","\$L\w+",")[\w-]{21}[a-z](?=",\{"children")/g, (key) => '0'.repeat(key.length))
      .replace(/(?<=nonce["\\=:\s-]{1,8})[\w+/]{22}==/g, (nonce) => '0'.repeat(nonce.length))
      .replace(/(?<="time":)\d{13}/g, (instant) => '0'.repeat(instant.length))
      .replace(/(?<="milliseconds":)\d+/g, '0');
  }

  /** A cursor is read, so that whatever else it may hold stays in sight; an instant in it is replaced. */
  #inCursor(cursor: string): string {
    const read = Buffer.from(cursor, 'base64url').toString();
    return read
      .replace(/^\d{13}(?=:)/, (instant) => '0'.repeat(instant.length))
      .replace(/(?<=:)[gps][\w-]{16}$/, (id) => this.#numbered(id));
  }

  #numbered(id: string): string {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const placeholder = `${id[0]}${this.#numbers.size}`.padEnd(id.length, '_');
    this.#numbers.set(id, placeholder);
    return placeholder;
  }
}
