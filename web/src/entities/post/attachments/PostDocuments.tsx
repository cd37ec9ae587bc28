import type { PostDocument } from '../../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { fileSize } from '../../../components/media/file-size.ts';
import { IconDocument, IconDownload } from '../../../theme/icons.ts';
import classes from './PostDocuments.module.css';

/** The documents of a post, to be downloaded. */
export function PostDocuments({ documents }: { documents: PostDocument[] }) {
  return (
    <ul className={classes.documents} aria-label={texts.documents}>
      {documents.map(({ url, name, size }) => (
        <li key={url}>
          <a href={url} download={name} className={classes.document}>
            <IconDocument size={24} stroke={1.5} aria-hidden="true" />
            <span className={classes.name}>{name}</span>
            <span className={classes.size}>{fileSize(size)}</span>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
