/** The cursor in `Link: <…?cursor=…>; rel="next"`, or undefined on the last page. */
export function nextCursor(headers: Headers): string | undefined {
  const next = headers
    .get('link')
    ?.split(/,(?=\s*<)/)
    .find((link) => /;\s*rel="?next"?/.test(link));
  const target = next?.match(/<([^>]*)>/)?.[1];
  if (target === undefined) return undefined;
  return new URL(target, 'http://relative').searchParams.get('cursor') ?? undefined;
}
