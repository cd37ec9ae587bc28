import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '../../../../shared/model/post.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { paths } from '../../router/paths.ts';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import { MemberName } from '../member/MemberName.tsx';
import { RoleChip } from '../member/RoleChip.tsx';
import { EditedMark } from './EditedMark.tsx';
import classes from './PostItem.module.css';

/** Who wrote a post, and when; the time leads to the post itself. */
export function PostAuthor({ post, action }: { post: Post; action: ReactNode }) {
  const { author } = post;
  return (
    <header className={classes.author}>
      <MemberAvatar member={author} />
      <div className={classes.who}>
        <div className={classes.line}>
          <MemberName name={author.name} username={author.username} />
          <RoleChip role={author.userRole} />
        </div>
        <div className={classes.details}>
          {author.headline !== '' && <span className={classes.headline}>{author.headline}</span>}
          <Link to={paths.post(post._id)} className={classes.time}>
            <RelativeTime instant={post.createdAt} />
          </Link>
          {post.edited && <EditedMark postId={post._id} />}
        </div>
      </div>
      {action}
    </header>
  );
}
