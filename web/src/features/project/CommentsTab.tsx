import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROJECT_COMMENTS_PAGE } from '../../../../shared/limits.ts';
import { commentScreens as texts } from '../../../../shared/texts/post-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { CommentSkeleton } from '../../parts/comment/CommentSkeleton.tsx';
import { MemberName } from '../../parts/member/MemberName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './CommentsTab.module.css';

/** What is said about a project, the newest first, page by page (SPEC section 2, project detail: COMMENTS). */
export function CommentsTab({ projectId }: { projectId: string }) {
  const [chosen, setPage] = useState(1);
  const query = { page: chosen, limit: PROJECT_COMMENTS_PAGE };
  const list = useQuery({
    ...read(api.projects.comments, { params: { projectId }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.tab}>
      <CommentForm projectId={projectId} onAdded={() => setPage(1)} />
      {list.isPending && <CommentSkeleton />}
      {list.isError && <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && <p className={classes.none}>{texts.none}</p>}
      {list.data && (
        <ul className={classes.comments} aria-label={texts.heading} aria-busy={list.isPlaceholderData}>
          {list.data.comments.map(({ _id, user, text, createdAt }) => (
            <li key={_id} className={classes.comment}>
              <Avatar id={user._id} name={user.name} picture={user.profilePicture} size="sm" />
              <div className={classes.words}>
                <p className={classes.who}>
                  <MemberName name={user.name} username={user.username} />
                  <RelativeTime instant={createdAt} />
                </p>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.data && (
        <Pager label={texts.heading} current={chosen} total={list.data.totalPages} onTurn={setPage} />
      )}
    </div>
  );
}
