import { withReturn } from '../../shared/rules/return-link.ts';
import { publicPages as texts } from '../../shared/texts/pages/public-pages.ts';
import { brand, shell } from '../../shared/texts.ts';
import { config } from '../config.ts';
import { type Html, html, jsonBlock } from './html.ts';
import { HEIGHT, WIDTH } from './pictures/look.ts';

/** A description of a page is cut there, in UTF-8 bytes: search engines show no more. */
export const SUMMARY_BYTES = 300;

/** A page that people without an account read. */
export interface Page {
  /** Where it stands, such as `/projects/abc`. */
  path: string;
  title: string;
  description: string;
  /** What it is about, for machines (schema.org). */
  about: object;
  /** Path of the picture that messengers show beside a link to it, drawn by the function of `pictures/`. */
  picture: string;
  main: Html;
}

/** A page as it is put into the shell of the site. */
export interface PageParts {
  head: Html;
  body: Html;
}

/** The address of a path of the site. */
export const addressOf = (path: string): string => `${config().SITE_URL ?? ''}${path}`;

/** Where a page is reported: to whoever runs the site, else by signing in. */
function reportAddress(path: string): string {
  const contact = config().REPORT_CONTACT;
  if (!contact) return withReturn('/login', path);
  if (!contact.startsWith('mailto:')) return contact;
  return `${contact}?subject=${encodeURIComponent(texts.reportOf(addressOf(path)))}`;
}

/** What messengers show beside a link, large: they do so at the first time only where they are told its size. */
const pictureTags = ({ picture, title }: Page): Html =>
  html`<meta property="og:image" content="${addressOf(picture)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${WIDTH}">
<meta property="og:image:height" content="${HEIGHT}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;

function headOf(page: Page): Html {
  const { path, title, description, about } = page;
  const address = addressOf(path);
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<link rel="stylesheet" href="/public-page.css">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:type" content="website">
${pictureTags(page)}
${jsonBlock('application/ld+json', { '@context': 'https://schema.org', url: address, ...about })}`;
}

const bodyOf = ({ path, main }: Page): Html =>
  html`<div id="public">
<header class="public-bar"><a class="public-brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28"><span>${brand.name}</span></a>
<nav aria-label="${brand.name}"><a href="${withReturn('/login', path)}">${texts.signIn}</a><a class="public-quiet" href="${withReturn('/signup', path)}">${texts.join}</a></nav></header>
<main>${main}</main>
<footer><a href="${reportAddress(path)}" rel="nofollow">${texts.report}</a><a href="/terms">${shell.terms}</a><a href="/privacy">${shell.privacy}</a></footer>
</div>`;

/** What of a page stands in the head and in the body of the site's shell. */
export const partsOf = (page: Page): PageParts => ({ head: headOf(page), body: bodyOf(page) });

/** A text in the paragraphs in which it was written. */
export const paragraphs = (text: string): Html[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p class="public-text" dir="auto">${part}</p>`);

/** Words side by side, such as skills; nothing for none. */
export const chips = (words: readonly string[]): Html | undefined =>
  words.length > 0
    ? html`<ul class="public-chips">${words.map((word) => html`<li><bdi>${word}</bdi></li>`)}</ul>`
    : undefined;

/** A part of a page with a heading; nothing where it has no content. */
export const section = (heading: string, content: readonly Html[]): Html | undefined =>
  content.length > 0 ? html`<section><h2>${heading}</h2>${content}</section>` : undefined;
