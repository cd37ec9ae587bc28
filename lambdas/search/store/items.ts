import type { MemberSummary } from '../../members/store/items.ts';
import type { PostItem } from '../../posts/store/items.ts';

/** The kinds of things that get their numbers here; projects and roles have theirs. */
export type IndexedKind = 'people' | 'posts';

/** How many things of a kind have got a number. */
export interface SearchCounterItem {
  count: number;
}

/** The number of a thing: those that came later have greater ones. */
export interface NumberedItem {
  number: number;
}

/** What searches show of a member, and what they compare of it. */
export type PersonRow = Pick<
  MemberSummary,
  '_id' | 'username' | 'name' | 'headline' | 'profilePicture' | 'userRole' | 'organization' | 'location'
>;

/** What searches show of a post. */
export type PostRow = Pick<PostItem, '_id' | 'author' | 'content' | 'createdAt'>;

/**
 * A copy of what searches show of a thing, under its number, so that each row of a page is one read. Of a thing that is
 * gone it stays for a day without the copy: a late writer must find that its version is outdated.
 */
export interface RowItem<Row> {
  row?: Row;
  /** Grows with each change of what is copied. */
  version: number;
  /** Seconds since 1970, of a thing that is gone. */
  ttl?: number;
}

/** What finds a thing: its words by the field of the index in which they stand. */
export interface ThingWords {
  number: number;
  words: Record<string, string[]>;
  /** Letters of the longest prefixes under which it stands. Absent where it stands under all prefixes of its words. */
  stemLetters?: number;
}
