import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../../../lambdas/members/store/defaults.ts';
import type { MemberItem } from '../../../../lambdas/members/store/items.ts';
import { memberKeys } from '../../../../lambdas/members/store/keys.ts';
import { authorOf, cardOf, profileOf } from '../../../../lambdas/members/store/members.ts';
import { monthOf, postKeys } from '../../../../lambdas/posts/store/keys.ts';
import { people, posts, type ThingSource } from '../../../../lambdas/search/store/sources.ts';
import {
  type SearchedThing,
  searchedPerson,
  searchedPost,
} from '../../../../lambdas/testing/things/search-items.ts';
import { type StoredItem, stored } from '../fill/stored.ts';
import { type Corpus, type Person, timeOf } from './corpus.ts';

/** Takes each thing with what finds it and what is shown of it. */
type Searched = <Row>(source: ThingSource<Row>, id: string, thing: SearchedThing<Row>) => StoredItem[];

/** What a post says beside the words that it is found by: some are long. */
const REST = ['', '', '. '.repeat(1_200)];

const NOBODY: Person = { name: [], headline: [], skills: [], role: 'founder' };

export function memberOf(corpus: Corpus, at: number): MemberItem {
  const { name, headline, skills, role } = corpus.people[at] ?? NOBODY;
  const _id = corpus.personId(at);
  return {
    ...PROFILE_DEFAULTS,
    ...CARD_DEFAULTS,
    _id,
    username: 'member',
    name: corpus.text(name),
    headline: corpus.text(headline),
    skills: [corpus.text(skills)],
    userRole: role,
    email: `${_id}@example.com`,
    isAdmin: false,
    createdAt: new Date(timeOf(at)).toISOString(),
  };
}

/** The items of all people and posts. */
export function* memberItems(corpus: Corpus, searched: Searched): Generator<StoredItem> {
  for (const at of corpus.people.keys()) {
    const member = memberOf(corpus, at);
    yield stored(memberKeys.card(member._id), cardOf(member));
    yield stored(memberKeys.profile(member._id), profileOf(member));
    yield* searched(people, member._id, searchedPerson(cardOf(member), profileOf(member)));
  }
  const author = authorOf(cardOf(memberOf(corpus, 0)));
  for (const [at, words] of corpus.posts.entries()) {
    const _id = corpus.postId(at);
    const post = {
      ...postKeys.byAuthor(author._id, _id),
      _id,
      author,
      authorVersion: 1,
      content: corpus.text(words) + REST[at % REST.length],
      createdAt: new Date(timeOf(at)).toISOString(),
    };
    yield stored(postKeys.post(monthOf(_id), _id), post);
    yield* searched(posts, _id, searchedPost(post));
  }
}
