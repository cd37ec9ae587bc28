const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** An element around content that is already XML. */
export const element = (name: string, ...content: string[]): string =>
  `<${name}>${content.join('')}</${name}>`;

/** An element around plain text. */
export const textElement = (name: string, text: string | number | boolean): string =>
  element(name, escapeText(String(text)));

/** A document with its root element. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;

/** The XML content of all elements of a name, which must not nest. */
export function elementsOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map(([, content = '']) => content);
}

/** The plain text of all elements of a name. */
export const textsOf = (xml: string, name: string): string[] => elementsOf(xml, name).map(unescapeText);

// Control characters are valid in keys but not in XML, so they are sent as character references, as by S3.
function escapeText(text: string): string {
  return text.replace(/[<>&"\p{Cc}]/gu, (char) => ESCAPES[char] ?? `&#x${char.charCodeAt(0).toString(16)};`);
}

function unescapeText(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
