const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes that a text takes where it is stored. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

const ELLIPSIS = '…';

/**
 * Shortens a text for a summary.
 *
 * @param bytes it may take, a few at least
 * @returns the text if it fits, else whole characters of its beginning and '…'
 */
export function shortened(text: string, bytes: number): string {
  const encoded = encoder.encode(text);
  if (encoded.length <= bytes) return text;
  const beginning = decoder.decode(encoded.subarray(0, Math.max(0, bytes - bytesOf(ELLIPSIS))));
  return `${beginning.replace(/\uFFFD+$/, '').trimEnd()}${ELLIPSIS}`;
}
