import { useInfiniteQuery } from '@tanstack/react-query';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { memberLists } from '../../../../shared/texts/members/member-lists.ts';
import { connectableRoles, people as texts } from '../../../../shared/texts/members/people.ts';
import { api } from '../../api/client.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { memberPages } from '../../entities/member/lists/member-pages.ts';
import { PagedMembers } from '../../entities/member/lists/PagedMembers.tsx';
import { paths } from '../../router/paths.ts';
import { MemberFilterBar } from './MemberFilterBar.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { useMemberFilter } from './use-member-filter.ts';

/** Everybody a job seeker could connect with, in the server's order. */
export default function AllConnections() {
  const list = useInfiniteQuery(memberPages(api.users.allConnections));
  const { filter, change, isActive, clear, fits } = useMemberFilter(
    ({ name, headline, username, organization }) => [name, headline, username, organization],
  );
  return (
    <ListPage back={{ to: paths.home, label: texts.backToHome }} title={titles.allPotentialConnections}>
      <MemberFilterBar
        filter={filter}
        onChange={change}
        searchLabel={memberLists.searchByName}
        roleLabels={connectableRoles}
      />
      <PagedMembers
        list={list}
        label={titles.allPotentialConnections}
        known={{ status: 'none', readAt: list.dataUpdatedAt }}
        isShown={fits}
        empty={
          <NobodyFound onClear={isActive ? clear : undefined} otherwise={memberLists.everybodyConnected} />
        }
      />
    </ListPage>
  );
}
