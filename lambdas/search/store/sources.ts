import { FOUND_TEXT_BYTES } from '../../../shared/limits.ts';
import { shortened } from '../../../shared/rules/texts/bytes.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import type { PostItem } from '../../posts/store/items.ts';
import { monthOf, postKeys } from '../../posts/store/keys.ts';
import { getMany } from '../../table/batch.ts';
import type { PersonRow, PostRow, ThingWords } from './items.ts';
import { searchKeys } from './keys.ts';
import type { Copy, RowSource } from './rows.ts';
import { readMemberWords, readPostWords } from './words.ts';

/** A kind of things that searches find by the index of this folder. */
export interface ThingSource<Row> extends RowSource<Row> {
  /** Reads what finds some things, consistently: their words by field. Those that are gone, or are not to be found, are missing. */
  readWords(ids: string[]): Promise<Map<string, ThingWords['words']>>;
}

/** What searches show of a member. */
export const personRowOf = (card: MemberSummary): Copy<PersonRow> => {
  const { _id, username, name, headline, profilePicture, userRole, organization, location } = card;
  const row = { _id, username, name, headline, profilePicture, userRole, organization, location };
  return { row, version: card.cardVersion };
};

/** What searches show of a post. */
export const postRowOf = ({
  _id,
  author,
  authorVersion,
  content,
  createdAt,
  edits = 0,
}: PostItem): Copy<PostRow> => ({
  row: { _id, author, content: shortened(content, FOUND_TEXT_BYTES), createdAt },
  version: authorVersion + edits,
});

export const people: ThingSource<PersonRow> = {
  kind: 'people',
  rowKey: searchKeys.personRow,
  readWords: readMemberWords,
  async readCopies(ids) {
    const cards = await getMany(ids.map(memberKeys.card), { consistent: true });
    return new Map(cards.map((card) => [card._id, personRowOf(card)]));
  },
};

export const posts: ThingSource<PostRow> = {
  kind: 'posts',
  rowKey: searchKeys.postRow,
  readWords: readPostWords,
  async readCopies(ids) {
    const found = await getMany(
      ids.map((id) => postKeys.post(monthOf(id), id)),
      { consistent: true },
    );
    return new Map(found.map((post) => [post._id, postRowOf(post)]));
  },
};
