/** Whether one of these values contains what was typed, whatever the case; everything contains a blank. */
export function mentions(typed: string, values: readonly string[]): boolean {
  const wanted = typed.trim().toLowerCase();
  return values.some((value) => value.toLowerCase().includes(wanted));
}
