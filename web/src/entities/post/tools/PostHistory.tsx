import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PostVersion } from '../../../../../shared/model/post.ts';
import * as words from '../../../../../shared/texts/common/words.ts';
import { postEditing as texts } from '../../../../../shared/texts/posts/post-editing.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { LinkedText } from '../../../components/text/LinkedText.tsx';
import { Moment } from '../../../components/text/Moment.tsx';
import classes from './PostHistory.module.css';

interface PostHistoryProps {
  postId: string;
  onClose: () => void;
}

/** All that a post has said, as it is now first. */
export default function PostHistory({ postId, onClose }: PostHistoryProps) {
  const history = useQuery({ ...read(api.posts.history, { params: { postId } }), staleTime: 0 });
  return (
    <Dialog title={texts.history} onClose={onClose}>
      {history.isPending && (
        <div role="status" aria-label={texts.historyLoading} className={classes.versions}>
          <Skeleton height="1rem" width="40%" />
          <Skeleton height="3rem" />
        </div>
      )}
      {history.data && <Versions versions={history.data} />}
      {history.isError && !history.data && (
        <ErrorState title={texts.historyFailed} onRetry={() => void history.refetch()} />
      )}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Versions({ versions }: { versions: PostVersion[] }) {
  return (
    <ol className={classes.versions}>
      {versions.map(({ content, createdAt }, nth) => (
        <li key={createdAt + String(versions.length - nth)} className={classes.version}>
          <p className={classes.when}>
            {nth === 0 && <strong>{texts.historyNow} </strong>}
            {nth === versions.length - 1 && nth > 0 && <strong>{texts.historyFirst} </strong>}
            <Moment instant={createdAt} />
          </p>
          <p className={classes.words} dir="auto">
            {content === '' ? texts.withoutWords : <LinkedText>{content}</LinkedText>}
          </p>
        </li>
      ))}
    </ol>
  );
}
