import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROJECT_COMMENTS_PAGE } from '../../../../../shared/limits.ts';
import { commentScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Pager } from '../../../components/lists/Pager.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import { LivePart } from '../../../components/live/LivePart.tsx';
import { CommentSkeleton } from '../../../entities/comment/CommentSkeleton.tsx';
import { ProjectCommentRow } from '../../../entities/project/ProjectCommentRow.tsx';
import { CommentActions } from './CommentActions.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './CommentsTab.module.css';

interface CommentsTabProps {
  projectId: string;
  /** As the project was read last. */
  commentCount: number;
  isFounder: boolean;
  /** The comment that is being written; it outlives a look at another tab. */
  draft: string;
  onDraft: (draft: string) => void;
}

/** What is said about a project, the newest first, page by page. */
export function CommentsTab({ projectId, commentCount, isFounder, draft, onDraft }: CommentsTabProps) {
  const [chosen, setPage] = useState(1);
  const query = { page: chosen, limit: PROJECT_COMMENTS_PAGE };
  const list = useQuery({
    ...read(api.projects.comments, { params: { projectId }, query }),
    placeholderData: keepPreviousData,
  });
  // Without an answer there is still the way back.
  const total = list.data ? Math.max(1, list.data.totalPages) : chosen;
  const rows = useFocusAfterRemoval<HTMLUListElement>(list.data?.total ?? 0);
  return (
    <div className={classes.tab}>
      <CommentForm projectId={projectId} draft={draft} onDraft={onDraft} onAdded={() => setPage(1)} />
      <LivePart
        name="newProjectComments"
        count={list.data && !list.isFetching ? Math.max(0, commentCount - list.data.total) : 0}
        onShow={() => {
          setPage(1);
          void list.refetch();
          rows.current?.focus({ preventScroll: true });
        }}
      />
      {list.isPending && <CommentSkeleton />}
      {list.isLoadingError && <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && <p className={classes.none}>{texts.none}</p>}
      {list.data && (
        <ul
          ref={rows}
          tabIndex={-1}
          className={classes.comments}
          aria-label={texts.heading}
          aria-busy={list.isPlaceholderData}
        >
          {list.data.comments.map((comment) => (
            <ProjectCommentRow key={comment._id} comment={comment}>
              <CommentActions projectId={projectId} comment={comment} isFounder={isFounder} />
            </ProjectCommentRow>
          ))}
        </ul>
      )}
      <Pager label={texts.heading} current={Math.min(chosen, total)} total={total} onTurn={setPage} />
    </div>
  );
}
