import { escapeHtml } from '../../shared/rules/texts/escape-html.ts';

/** What no HTML document may hold (HTML Standard, 13.1.4.1): control characters, surrogates alone, noncharacters. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/** A piece of HTML that this file has made: everything else is text, and escaped. */
export class Html {
  readonly #text: string;

  /** Private to `html` and `json`. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Nothing is written for `undefined`, `false` and "". */
type Value = string | number | false | undefined | Html | readonly Html[];

function written(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.join('');
  if (value === undefined || value === false) return '';
  return escapeHtml(String(value).toWellFormed().replaceAll(FORBIDDEN, ''));
}

/**
 * HTML of a template: what stands in it word for word, with every value escaped that is not HTML itself. A value may stand
 * between tags, or as an attribute in quotes; not as the name of one, and in no script or style.
 */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(written)));

/** A block of data in a page; no text in it can end it, because none holds `<`. */
export const jsonBlock = (type: 'application/ld+json', data: object): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
