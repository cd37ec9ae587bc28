import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PREVIEW_CHARACTERS } from '../../../../../shared/limits.ts';
import type { InterestRow } from '../../../../../shared/model/interest.ts';
import type { Person } from '../../../../../shared/model/member.ts';
import { interestScreens as texts } from '../../../../../shared/texts/interests/interest-screens.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { NextPage } from '../../../components/lists/NextPage.tsx';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../../components/text/ShortenedText.tsx';
import { MessageLink } from '../../../entities/conversation/MessageLink.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../../entities/member/MemberName.tsx';
import classes from './Investors.module.css';

interface InvestorsTabProps {
  projectId: string;
  /** What can be done about an investor besides writing to them. */
  actionFor: (investor: Person) => ReactNode;
}

/** Who is interested in a project, for its founder: the newest first, with their notes, and the way to write to them. */
export function InvestorsTab({ projectId, actionFor }: InvestorsTabProps) {
  const list = useInfiniteQuery(pages(api.interests.list, { params: { projectId } }));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className={classes.tab}>
      {list.isPending && (
        <div className={classes.form} role="status" aria-label={texts.listLoading}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      )}
      {list.isLoadingError && <ErrorState title={texts.listFailed} onRetry={() => void list.refetch()} />}
      {list.data && <p className={classes.fact}>{rows.length === 0 ? texts.none : texts.listHint}</p>}
      {rows.length > 0 && (
        <ul className={classes.rows} aria-label={texts.list}>
          {rows.map((row) => (
            <Investor key={row.investor._id} projectId={projectId} row={row}>
              {actionFor(row.investor)}
            </Investor>
          ))}
        </ul>
      )}
      <NextPage list={list} label={texts.more} />
    </div>
  );
}

interface InvestorProps {
  projectId: string;
  row: InterestRow;
  children: ReactNode;
}

function Investor({ projectId, row, children }: InvestorProps) {
  const { investor, note, createdAt } = row;
  return (
    <li className={classes.row}>
      <MemberAvatar member={investor} />
      <div className={classes.words}>
        <MemberName name={investor.name} username={investor.username} />
        <p className={classes.fact}>
          <RelativeTime instant={createdAt} />
        </p>
        {note !== '' && (
          <div className={classes.note}>
            <ShortenedText text={note} max={PREVIEW_CHARACTERS} />
          </div>
        )}
      </div>
      <div className={classes.actions}>
        {children}
        <MessageLink to={investor} projectId={projectId} size="sm" />
      </div>
    </li>
  );
}
