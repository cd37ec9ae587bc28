import { useInfiniteQuery } from '@tanstack/react-query';
import { titles } from '../../../../shared/texts/titles.ts';
import { connectableRoles, people as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { PagedPeople } from '../../entities/member/PagedPeople.tsx';
import { peoplePages } from '../../entities/member/people-pages.ts';
import { paths } from '../../router/paths.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { PeopleFilterBar } from './PeopleFilterBar.tsx';
import { usePeopleFilter } from './use-people-filter.ts';

/** Everybody a job seeker could connect with, in the server's order. */
export default function AllConnections() {
  const list = useInfiniteQuery(peoplePages(api.users.allConnections));
  const { filter, change, isActive, clear, fits } = usePeopleFilter(
    ({ name, headline, username, organization }) => [name, headline, username, organization],
  );
  return (
    <ListPage back={{ to: paths.home, label: texts.backToHome }} title={titles.allPotentialConnections}>
      <PeopleFilterBar
        filter={filter}
        onChange={change}
        searchLabel="Search by name or headline"
        roleLabels={connectableRoles}
      />
      <PagedPeople
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
