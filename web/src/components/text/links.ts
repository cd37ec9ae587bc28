import { find, type Opts } from 'linkifyjs';
import { webAddress } from '../../../../shared/rules/texts/web-link.ts';
import classes from '../layout/TextLink.module.css';

/** Bare domains are no links: 'done.So' would lead to a stranger's site. */
const isMeantAsLink = (value: string) => /^(https?:\/\/|www\.)/i.test(value);

/** Whether a text is worth searching for links: most have none, and searching costs a phone a few milliseconds each. */
export const mayHaveLinks = (text: string): boolean => /https?:\/\/|www\./i.test(text);

/** Where the links in members' own words lead, and what is one: http and https only, without credentials. */
export const linkOptions: Opts = {
  validate: {
    url: (value) => isMeantAsLink(value) && webAddress(value) !== undefined,
    email: false,
  },
  formatHref: (href, type) => (type === 'url' ? (webAddress(href) ?? '') : href),
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener nofollow ugc',
  className: classes.link,
};

/** Where the links of a text stand in it, as indexes of the string. */
export const linksIn = (text: string): { start: number; end: number }[] =>
  mayHaveLinks(text) ? find(text, linkOptions) : [];
