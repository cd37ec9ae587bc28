import { createHash } from 'node:crypto';

const ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;
const ATTRIBUTE = /\sstyle="([^"]*)"/g;

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => hashOf(unescaped(text)));

/**
 * A Content-Security-Policy for the styles of one page: its stylesheets, and what stands in it word for word. It is part
 * of the page, so that an older page that a browser still has is never shown under the hashes of a newer one.
 *
 * What the component library adds in the browser is the same text that was prerendered. Scripts that set single
 * properties of an element's style need no permission.
 *
 * @param html the whole page
 */
export function stylePolicy(html: string): string {
  const attributes = hashesIn(html, ATTRIBUTE);
  const sources = [
    "'self'",
    ...hashesIn(html, ELEMENT),
    ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
  ];
  return `style-src ${[...new Set(sources)].join(' ')}`;
}
