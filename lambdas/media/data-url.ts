/** What a data URL carries. */
export interface DataUrl {
  declared: string;
  /** Bytes, known before anything is decoded. */
  size: number;
  /** Base64. */
  content: string;
  decode(): Uint8Array;
}

/**
 * Reads a data URL with strict base64: nothing but its alphabet, padded to groups of four.
 *
 * @returns undefined when it is none
 */
export function parseDataUrl(url: string): DataUrl | undefined {
  const comma = url.indexOf(',');
  const [, declared = ''] = /^data:([^;,]*)(?:;[^;,]+)*;base64,$/i.exec(url.slice(0, comma + 1)) ?? [];
  const text = url.slice(comma + 1);
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
  if (declared === '' || !isBase64) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return {
    declared: declared.toLowerCase(),
    size: (text.length / 4) * 3 - padding,
    content: text,
    decode: () => Buffer.from(text, 'base64'),
  };
}
