import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { UserCard } from '../../../../shared/model/member.ts';
import { hidingScreens as texts } from '../../../../shared/texts/members/hiding-screens.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { useHiding } from '../../entities/member/hiding/use-hiding.ts';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import classes from './Rows.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import settingsClasses from './Settings.module.css';

const KINDS = {
  blocked: { title: texts.blocked, hint: texts.blockedHint, nobody: texts.nobodyBlocked },
  muted: { title: texts.muted, hint: texts.mutedHint, nobody: texts.nobodyMuted },
};

type Kind = keyof typeof KINDS;

/** Whom the member has blocked, or mutes, and how to take that back. */
export function HiddenMembers({ kind }: { kind: Kind }) {
  const { title, hint } = KINDS[kind];
  const id = useId();
  return (
    <section className={settingsClasses.group} aria-labelledby={id}>
      <h3 id={id} className={settingsClasses.subheading}>
        {title}
      </h3>
      <p className={settingsClasses.hint}>{hint}</p>
      <List kind={kind} />
    </section>
  );
}

function List({ kind }: { kind: Kind }) {
  const { title, nobody } = KINDS[kind];
  const list = useInfiniteQuery(pages(kind === 'blocked' ? api.hiding.blocks : api.hiding.mutes));
  const members = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const rows = useFocusAfterRemoval<HTMLUListElement>(members.length);
  if (list.isPending) return <RowsSkeleton label={texts.loading} />;
  if (!list.data) return <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  return (
    <>
      <ul ref={rows} tabIndex={-1} aria-label={title} className={classes.list}>
        {members.map((member) => (
          <HiddenMember key={member._id} member={member} kind={kind} />
        ))}
      </ul>
      {members.length === 0 && <p className={settingsClasses.hint}>{nobody}</p>}
      <NextPage list={list} label={texts.more} />
    </>
  );
}

function HiddenMember({ member, kind }: { member: UserCard; kind: Kind }) {
  const { unblock, unmute, isBusy } = useHiding(member);
  const { name, username, headline } = member;
  const isBlocked = kind === 'blocked';
  return (
    <li className={classes.row}>
      <MemberAvatar member={member} />
      <div className={classes.words}>
        {/* The profile of a blocked member leads nowhere. */}
        <p className={classes.name}>{isBlocked ? name : <MemberName name={name} username={username} />}</p>
        {headline !== '' && <p className={classes.facts}>{headline}</p>}
      </div>
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        aria-busy={isBusy}
        aria-label={isBlocked ? texts.unblockOf(name) : texts.unmute(name)}
        onClick={isBlocked ? unblock : unmute}
      >
        {isBlocked ? texts.unblock : texts.unmuteShort}
      </Button>
    </li>
  );
}
