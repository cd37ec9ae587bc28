import { type FeedbackType, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { passwords as texts } from '../../texts/account/passwords.ts';
import { brand } from '../../texts.ts';

/**
 * How easy a password is to guess. This module brings the library's dictionaries along, nearly a megabyte: import it
 * where a password is chosen, when one is there.
 */

/** Guesses that are out of reach for somebody who has to ask our server about each. */
const GUESSES_OUT_OF_REACH = 50_000;
/** What is looked at: whatever comes behind it only makes a password stronger, and would take seconds. */
const CHARACTERS = 40;
const LETTERS_REPLACED = 10;
/** Shorter words of a name are found in too many others. */
const OWN_WORD_MIN = 3;
/** Characters beside own words that do not hide them. */
const OWN_REST_MAX = 3;

export type Level = keyof typeof texts.levels;

/** Whose password it is to be, as far as that is known. */
export interface Owner {
  name?: string;
  username?: string;
  email?: string;
}

export interface Strength {
  level: Level;
  /** Why the password cannot be taken; undefined when it can. */
  refusal?: string;
  /** How it could be better; "" when it is good enough. */
  advice: string;
}

const checker = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations,
  maxLength: CHARACTERS,
  l33tMaxSubstitutions: LETTERS_REPLACED,
});

/** The words that name somebody: of their name, username and e-mail address, the longest first. */
function wordsOf({ name = '', username = '', email = '' }: Owner): string[] {
  const [mailbox = '', host = ''] = email.split('@');
  const texts = [name, username, mailbox, host.slice(0, Math.max(0, host.lastIndexOf('.')))];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const long = [...words, email]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= OWN_WORD_MIN);
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Whether hardly anything is left of a password without the words that name its owner. */
function isMadeOf(words: string[], password: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  return rest.length < password.length && rest.length <= OWN_REST_MAX;
}

const { topTen, topHundred, common: often } = translations.warnings;
const isCommon = ({ warning }: FeedbackType): boolean =>
  warning !== null && [topTen, topHundred, often].includes(warning);

const LEVELS: readonly Level[] = ['fair', 'fair', 'fair', 'good', 'strong'];

/**
 * Rates a password that somebody is about to choose.
 *
 * @param owner what it must not be made of
 */
export function rate(password: string, owner: Owner): Strength {
  const words = wordsOf(owner);
  const { guesses, score, feedback } = checker.check(password, [...words, brand.name.toLowerCase()]);
  const advice = [feedback.warning, feedback.suggestions[0]].filter(Boolean).join(' ');
  if (isMadeOf(words, password)) return { level: 'weak', refusal: texts.ofOwnName, advice };
  if (guesses < GUESSES_OUT_OF_REACH)
    return {
      level: 'weak',
      refusal: isCommon(feedback) ? texts.tooCommon : [texts.tooEasy, advice].filter(Boolean).join(' '),
      advice,
    };
  const level = LEVELS[score] ?? 'fair';
  return { level, advice: level === 'fair' ? advice : '' };
}
