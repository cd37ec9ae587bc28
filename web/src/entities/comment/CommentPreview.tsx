import { Button } from '@mantine/core';
import { COMMENTS_IN_LIST } from '../../../../shared/limits.ts';
import type { Post } from '../../../../shared/model/post.ts';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import classes from './CommentPreview.module.css';
import { CommentRow, CommentWords } from './CommentRow.tsx';

/** The newest comments below a post of a list, shortened, and the way to all of them. */
export function CommentPreview({ post, onOpen }: { post: Post; onOpen: () => void }) {
  const newest = post.comments.slice(-COMMENTS_IN_LIST);
  if (newest.length === 0) return null;
  return (
    <div className={classes.preview}>
      {post.commentCount > newest.length && (
        <Button variant="subtle" size="sm" onClick={onOpen}>
          {texts.viewAll(formatted(post.commentCount))}
        </Button>
      )}
      <ul className={classes.list} aria-label={texts.newest}>
        {newest.map((comment) => (
          <CommentRow
            key={comment._id}
            writer={comment.user}
            facts={<RelativeTime instant={comment.createdAt} />}
          >
            <CommentWords text={comment.content} mentions={comment.mentions} isShort />
          </CommentRow>
        ))}
      </ul>
    </div>
  );
}
