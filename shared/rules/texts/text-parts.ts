import { MENTIONS_MAX, TAG_MAX, TAGS_MAX } from '../../limits.ts';
import { USERNAME_PATTERN } from '../members/username.ts';

/** A piece of what somebody has written: words, a `#tag`, or the `@name` of a member. */
export type TextPart =
  | { kind: 'words'; text: string }
  /** `tag` is what the tag is called everywhere: without `#`, in lower case. */
  | { kind: 'tag'; text: string; tag: string }
  /** `username` is in lower case; nothing says that there is such a member. */
  | { kind: 'mention'; text: string; username: string };

/** Web addresses hold both signs, and mean something else by them. A sign within a word begins nothing. */
const SIGNED =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{M}\p{N}_#@&/.+-])(?:#(?<tag>[\p{L}\p{M}\p{N}_]+)|@(?<name>[\w.-]+))/giu;

/** A text without its web addresses. */
export const withoutLinks = (text: string): string => text.replace(/(?:https?:\/\/|www\.)\S+/giu, ' ');

/** What a tag is called, however it is written: `Füße` and `#füße` are one; undefined when it is none. */
export function tagOf(text: string): string | undefined {
  const tag = text.replace(/^#/, '').normalize('NFC').toLowerCase();
  return tag.length <= TAG_MAX && /^[\p{L}\p{M}\p{N}_]+$/u.test(tag) ? tag : undefined;
}

/** The part that a match of `SIGNED` is; words where it is neither tag nor name. */
function partOf(match: string, tag: string | undefined, name: string | undefined): TextPart {
  const known = tag && tagOf(tag);
  if (known) return { kind: 'tag', text: match, tag: known };
  // Dots and dashes behind a name end the sentence.
  const username = name?.replace(/[.-]+$/, '') ?? '';
  if (USERNAME_PATTERN.test(username))
    return { kind: 'mention', text: `@${username}`, username: username.toLowerCase() };
  return { kind: 'words', text: match };
}

/** A text in pieces, which together are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addWords = (until: number): void => {
    if (until > end) parts.push({ kind: 'words', text: text.slice(end, until) });
  };
  for (const { 0: match, index, groups } of text.matchAll(SIGNED)) {
    const part = partOf(match, groups?.tag, groups?.name);
    if (part.kind === 'words') continue;
    addWords(index);
    parts.push(part);
    end = index + part.text.length;
  }
  addWords(text.length);
  return parts;
}

const firstOf = (all: string[], max: number): string[] => [...new Set(all)].slice(0, max);

/** The tags of a text, each once, in its order: the first ten. */
export const tagsOf = (text: string): string[] =>
  firstOf(
    textParts(text).flatMap((part) => (part.kind === 'tag' ? [part.tag] : [])),
    TAGS_MAX,
  );

/** The usernames that a text names, each once in lower case, in its order: the first ten. */
export const usernamesIn = (text: string): string[] =>
  firstOf(
    textParts(text).flatMap((part) => (part.kind === 'mention' ? [part.username] : [])),
    MENTIONS_MAX,
  );
