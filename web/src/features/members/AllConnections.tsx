import { useInfiniteQuery } from '@tanstack/react-query';
import { titles } from '../../../../shared/texts/titles.ts';
import { connectableRoles, people as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { memberPages } from '../../entities/member/member-pages.ts';
import { PagedMembers } from '../../entities/member/PagedMembers.tsx';
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
        searchLabel="Search by name or headline"
        roleLabels={connectableRoles}
      />
      <PagedMembers
        list={list}
        label={titles.allPotentialConnections}
        known={{ status: 'none', readAt: list.dataUpdatedAt }}
        isShown={fits}
        empty={
          <NobodyFound
            isFiltered={isActive}
            onClear={clear}
            otherwise="You are connected with everybody, or about to be."
          />
        }
      />
    </ListPage>
  );
}
