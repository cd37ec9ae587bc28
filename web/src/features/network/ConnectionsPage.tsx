import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile, UserCard } from '../../../../shared/model/member.ts';
import { connections as texts } from '../../../../shared/texts/members/connections.ts';
import { people } from '../../../../shared/texts/members/people.ts';
import type { Page } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { SearchField } from '../../components/forms/SearchField.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import type { Known } from '../../entities/member/connecting/use-connection.ts';
import { PagedMembers } from '../../entities/member/lists/PagedMembers.tsx';
import { mentions } from '../../entities/member/mentions.ts';
import { usePageTitle } from '../../router/page-title.ts';
import { paths } from '../../router/paths.ts';
import classes from './ConnectionsPage.module.css';

interface ConnectionsPageProps {
  owner: Profile;
  title: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<UserCard[]>>>;
  known?: Known;
  /** Why the list is empty when nothing is searched for. */
  none: string;
}

/** Connections with a search box: by name or headline, without the viewer. */
export function ConnectionsPage({ owner, title, list, known, none }: ConnectionsPageProps) {
  usePageTitle(title);
  const viewer = useMember();
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  return (
    <ListPage back={{ to: paths.profile(owner.username), label: texts.backToProfile }} title={title}>
      <div className={classes.search}>
        <SearchField
          label={texts.search}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <PagedMembers
        list={list}
        label={title}
        known={known}
        isShown={({ _id, name, headline }) => _id !== viewer._id && mentions(typed, [name, headline])}
        empty={
          <EmptyState
            heading={<h2>{texts.none}</h2>}
            text={isSearch ? `${people.nobodyMatches} "${typed.trim()}".` : none}
          />
        }
      />
    </ListPage>
  );
}
