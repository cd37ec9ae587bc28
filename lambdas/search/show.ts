import type { Found, FoundProject, FoundRole, SearchKind } from '../../shared/model/search.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { showPeople } from './people.ts';
import { showPosts } from './posts.ts';
import type { Match } from './store/find.ts';
import { searchKeys } from './store/keys.ts';
import { type RowSource, readRows } from './store/rows.ts';

type Show = {
  [Kind in SearchKind]: (viewer: ViewingMember, matches: Match[], query: string) => Promise<Found[Kind]>;
};

/** The rows of a page as they are, in the order of the search. */
const showRows =
  <Row>(rowKey: RowSource<Row>['rowKey']) =>
  async (_: ViewingMember, matches: Match[]): Promise<Row[]> => {
    const numbers = matches.map(({ number }) => number);
    const rows = await readRows({ rowKey }, numbers);
    return numbers.flatMap((number) => rows.get(number) ?? []);
  };

/** How the matches of each kind are shown to a member. */
export const SHOW: Show = {
  people: showPeople,
  projects: showRows<FoundProject>(searchKeys.projectRow),
  roles: showRows<FoundRole>(searchKeys.roleRow),
  posts: (_, matches, query) => showPosts(matches, query),
};
