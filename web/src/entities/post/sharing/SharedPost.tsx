import { Link } from 'react-router-dom';
import { PREVIEW_CHARACTERS } from '../../../../../shared/limits.ts';
import type { Post, SharedPost as Shared } from '../../../../../shared/model/post.ts';
import { shareScreens as texts } from '../../../../../shared/texts/posts/share-screens.ts';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../../components/text/ShortenedText.tsx';
import { paths } from '../../../router/paths.ts';
import { MemberAvatar } from '../../member/MemberAvatar.tsx';
import { MemberName } from '../../member/MemberName.tsx';
import { PostDocuments } from '../attachments/PostDocuments.tsx';
import { PostImages } from '../attachments/PostImages.tsx';
import { PostVideo } from '../attachments/PostVideo.tsx';
import classes from './SharedPost.module.css';

/** The post that another one shares, or that it is not there. */
export default function SharedPost({ shared }: Pick<Post, 'shared'>) {
  return shared ? <Quoted post={shared} /> : <p className={classes.gone}>{texts.gone}</p>;
}

function Quoted({ post }: { post: Shared }) {
  const { _id, author, content, mentions, images, video, documents, pollOptions, createdAt } = post;
  return (
    <article className={classes.shared} aria-label={texts.shared(author.name)}>
      <div className={classes.author}>
        <MemberAvatar member={author} size="sm" />
        <MemberName name={author.name} username={author.username} />
        <Link to={paths.post(_id)} className={classes.time}>
          <RelativeTime instant={createdAt} />
        </Link>
      </div>
      {content !== '' && <ShortenedText text={content} max={PREVIEW_CHARACTERS} mentions={mentions} />}
      {images.length > 0 && <PostImages images={images} startsWithAll={false} />}
      {video && <PostVideo video={video} />}
      {documents.length > 0 && <PostDocuments documents={documents} />}
      {pollOptions.length > 0 && (
        <Link to={paths.post(_id)} className={classes.poll}>
          {texts.poll}: {pollOptions.join(', ')}
        </Link>
      )}
    </article>
  );
}
