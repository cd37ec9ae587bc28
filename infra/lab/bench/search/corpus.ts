import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../../../lambdas/members/store/defaults.ts';
import type { MemberItem } from '../../../../lambdas/members/store/items.ts';
import { memberKeys } from '../../../../lambdas/members/store/keys.ts';
import { authorOf, cardOf, profileOf } from '../../../../lambdas/members/store/members.ts';
import { monthOf, postKeys } from '../../../../lambdas/posts/store/keys.ts';
import { people, posts, type ThingSource } from '../../../../lambdas/search/store/sources.ts';
import { numberedId } from '../../../../lambdas/table/ids.ts';
import {
  type SearchedThing,
  searchedPerson,
  searchedPost,
} from '../../../../lambdas/testing/search-items.ts';
import { ROLES, type Role } from '../../../../shared/model/member.ts';
import { searchWords } from '../../../../shared/rules/word-search.ts';
import { chanceOf } from '../fill/chance.ts';
import { type StoredItem, stored } from '../fill/stored.ts';

/** Letters of five scripts; the last one leaves no space between words. */
const SCRIPTS = [
  'aàbcdeéfghiklmnoöprsßtuüvz',
  'абвгдежзиклмнопрстуцчшья',
  'ابتجحدرسشصعفقكلمنهوي',
  'कखगचजटतदनपबमयरलवसह',
  '漁港海山川田中大小人口日月木水火土金本',
];

const WORDS_OF_A_SCRIPT = 500;
const LONGEST = 14;
/** Of the words, so many begin as another one does, and go on differently. */
const ALIKE = 0.3;
const FIRST_TIME = Date.UTC(2025, 0, 1);
const SECOND = 1_000;

export interface Person {
  name: number[];
  headline: number[];
  skills: number[];
  role: Role;
}

/** People and posts with random words of five scripts: some words are in most of them, most in few. */
export class Corpus {
  readonly size: number;
  readonly words: string[] = [];
  /** What a search takes each word for. */
  readonly searched: string[][];
  readonly people: Person[] = [];
  readonly posts: number[][] = [];
  readonly chance: () => number;

  constructor(size: number, seed: number) {
    this.size = size;
    this.chance = chanceOf(seed);
    for (let at = 0; at < WORDS_OF_A_SCRIPT; at += 1)
      for (const script of SCRIPTS) this.words.push(this.#word(script));
    this.searched = this.words.map((word) => searchWords(word));
    for (let at = 0; at < size / 2; at += 1) {
      this.people.push({
        name: this.some(2),
        headline: this.some(2),
        skills: this.some(1),
        role: this.any(ROLES),
      });
      this.posts.push(this.some(5));
    }
  }

  any<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.chance() * list.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }

  #word(script: string): string {
    const letters = [...script];
    const isUnspaced = script === SCRIPTS.at(-1);
    const length = isUnspaced
      ? 1 + Math.floor(3 * this.chance())
      : 2 + Math.floor((LONGEST - 1) * this.chance());
    const rest = (count: number) => Array.from({ length: count }, () => this.any(letters)).join('');
    const alike = this.words.at(-SCRIPTS.length) ?? '';
    if (!isUnspaced && this.chance() < ALIKE)
      return alike.slice(0, 9) + rest(1 + Math.floor(5 * this.chance()));
    return rest(length);
  }

  /** Words by their numbers, frequent ones more often. */
  some(count: number): number[] {
    return Array.from({ length: count }, () => Math.floor(this.words.length * this.chance() ** 3));
  }

  text = (words: number[]): string => words.map((word) => this.words[word]).join(' ');

  /** Later ones have greater ids. */
  personId = (at: number): string => numberedId(at, FIRST_TIME + at * SECOND);
  postId = (at: number): string => numberedId(at, FIRST_TIME + at * SECOND);

  #member(at: number, person: Person): MemberItem {
    const _id = this.personId(at);
    return {
      ...PROFILE_DEFAULTS,
      ...CARD_DEFAULTS,
      _id,
      username: 'member',
      name: this.text(person.name),
      headline: this.text(person.headline),
      skills: [this.text(person.skills)],
      userRole: person.role,
      email: `${_id}@example.com`,
      isAdmin: false,
      createdAt: new Date(FIRST_TIME + at * SECOND).toISOString(),
    };
  }

  /** The items of all people and posts. `searched` gets each with what finds it and what is shown of it. */
  *items(
    searched: <Row>(source: ThingSource<Row>, id: string, thing: SearchedThing<Row>) => StoredItem[],
  ): Generator<StoredItem> {
    for (const [at, person] of this.people.entries()) {
      const member = this.#member(at, person);
      yield stored(memberKeys.card(member._id), cardOf(member));
      yield stored(memberKeys.profile(member._id), profileOf(member));
      yield* searched(people, member._id, searchedPerson(cardOf(member), profileOf(member)));
    }
    for (const [at, words] of this.posts.entries()) {
      const _id = this.postId(at);
      const author = authorOf(
        cardOf(this.#member(0, this.people[0] ?? { name: [], headline: [], skills: [], role: 'founder' })),
      );
      const post = {
        ...postKeys.byAuthor(author._id, _id),
        _id,
        author,
        authorVersion: 1,
        content: this.text(words),
        createdAt: new Date(FIRST_TIME + at * SECOND).toISOString(),
      };
      yield stored(postKeys.post(monthOf(_id), _id), post);
      yield* searched(posts, _id, searchedPost(post));
    }
  }
}
