/** Whether an instant is within the years 1 to 9999, which RFC 3339 and the database both can write. */
export function isWritable(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
