import type { Notification } from '../../../../shared/model/notification.ts';
import { Banner } from '../../components/media/Banner.tsx';
import { Poster } from '../../entities/project/Poster.tsx';
import classes from './SubjectPreview.module.css';

/** A glance at the post or the project that a notification is about. */
export function SubjectPreview({ notification: { post, project } }: { notification: Notification }) {
  if (project)
    return (
      <div className={classes.preview}>
        <Poster project={project} className={classes.poster} />
        <div className={classes.words}>
          <p className={classes.name}>{project.name}</p>
          <p className={classes.text}>{project.description}</p>
        </div>
      </div>
    );
  if (!post || (post.content === '' && post.image === '')) return null;
  return (
    <div className={classes.preview}>
      {post.image !== '' && (
        <Banner id={post._id} picture={post.image} sizes="5rem" className={classes.picture} />
      )}
      {post.content !== '' && <p className={classes.text}>{post.content}</p>}
    </div>
  );
}
