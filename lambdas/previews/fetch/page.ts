import { Parser } from 'htmlparser2';
import { DESCRIPTION_BYTES, TITLE_BYTES } from '../../../shared/limits.ts';
import { shortened } from '../../../shared/rules/texts/bytes.ts';
import { plainLine } from '../../../shared/rules/texts/plain-text.ts';
import { webLink } from '../../../shared/rules/texts/web-link.ts';
import type { Fetched } from './fetch.ts';

/** What a page of the web says of itself. */
export interface Page {
  title: string;
  /** "" for none. */
  description: string;
  /** Address of a picture; "" for none. */
  image: string;
}

/** Enough of a page to find where it says how it is encoded, as browsers look for it. */
const HEAD_BYTES = 1_024;
const CHARSET = /charset\s*=\s*["']?([\w:-]+)/i;

const HEAD_ENDS = /<\/head|<body/i;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Whether the head of a page, where it says what it is, has come. */
export const hasHead = (soFar: Uint8Array): boolean => HEAD_ENDS.test(latin1(soFar));

function decoderFor(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** The text of a page: as its server says that it is encoded, else as the page itself does, else UTF-8. */
function textOf({ contentType, body }: Fetched): string {
  const labels = [contentType, latin1(body.subarray(0, HEAD_BYTES))].flatMap(
    (text) => CHARSET.exec(text)?.[1] ?? [],
  );
  const decoder = labels.map(decoderFor).find((one) => one !== undefined) ?? new TextDecoder();
  return decoder.decode(body);
}

/** What its marks say, by their names: the first of each. */
function marksOf(html: string): Map<string, string> {
  const marks = new Map<string, string>();
  const add = (name: string, value: string): void => {
    const text = plainLine(value).replace(/\s+/g, ' ');
    if (text !== '' && !marks.has(name)) marks.set(name, text);
  };
  let title: string | undefined;
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      if (name === 'title') title = '';
      const mark = property ?? named;
      if (name === 'meta' && mark && content) add(mark.trim().toLowerCase(), content);
    },
    ontext(text) {
      if (title !== undefined) title += text;
    },
    onclosetag(name) {
      if (name !== 'title' || title === undefined) return;
      add('title', title);
      title = undefined;
    },
  });
  parser.end(html);
  return marks;
}

/**
 * What a page says of itself, bounded and plain.
 *
 * @returns undefined when it does not say what it is called
 */
export function pageOf(fetched: Fetched): Page | undefined {
  const marks = marksOf(textOf(fetched));
  const first = (...names: string[]): string => names.flatMap((name) => marks.get(name) ?? [])[0] ?? '';
  const title = first('og:title', 'twitter:title', 'title');
  if (title === '') return undefined;
  const description = first('og:description', 'twitter:description', 'description');
  const image = first(
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
  );
  const { url } = fetched;
  const isUsable = image !== '' && URL.canParse(image, url.href);
  return {
    title: shortened(title, TITLE_BYTES),
    description: shortened(description, DESCRIPTION_BYTES),
    image: (isUsable && webLink(new URL(image, url).href)) || '',
  };
}
