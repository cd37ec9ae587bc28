import { Button } from '@mantine/core';
import { COMMENTS_IN_LIST } from '../../../../shared/limits.ts';
import type { Post } from '../../../../shared/model/post.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { count, formatted } from '../../components/text/count.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import classes from './CommentPreview.module.css';
import { CommentRow, CommentWords } from './CommentRow.tsx';

/** The newest comments below a post of a list, shortened, and the way to all of them. */
export function CommentPreview({ post, onOpen }: { post: Post; onOpen: () => void }) {
  if (post.comments.length === 0) return null;
  const newest = post.comments.slice(-COMMENTS_IN_LIST).filter(({ deleted }) => !deleted);
  return (
    <div className={classes.preview}>
      {post.commentCount > newest.length && (
        <Button variant="subtle" size="sm" onClick={onOpen}>
          {post.commentCount === 1 ? texts.viewOne : texts.viewAll(formatted(post.commentCount))}
        </Button>
      )}
      <ul className={classes.list} aria-label={texts.newest}>
        {newest.map((comment) => (
          <CommentRow
            key={comment._id}
            writer={comment.user}
            facts={
              <>
                <RelativeTime instant={comment.createdAt} />
                {comment.replyCount > 0 && (
                  <span>{count(comment.replyCount, nouns.reply, nouns.replies)}</span>
                )}
              </>
            }
          >
            <CommentWords text={comment.content} mentions={comment.mentions} isShort />
          </CommentRow>
        ))}
      </ul>
    </div>
  );
}
