import type { Attachment } from '../../../../shared/model/attachment.ts';
import { PostDocuments } from '../post/attachments/PostDocuments.tsx';
import { PostVideo } from '../post/attachments/PostVideo.tsx';
import classes from './Attachments.module.css';
import { Pictures } from './Pictures.tsx';

/** What came with a message or an update: pictures, videos, documents. */
export function Attachments({ attachments }: { attachments: Attachment[] }) {
  const images = attachments.filter((one) => one.kind === 'image');
  const documents = attachments.filter((one) => one.kind === 'document');
  return (
    <div className={classes.attachments}>
      {images.length > 0 && <Pictures images={images} />}
      {attachments.map(
        (one) =>
          one.kind === 'video' && (
            <div key={one.url} className={classes.video}>
              <PostVideo video={one} />
            </div>
          ),
      )}
      {documents.length > 0 && <PostDocuments documents={documents} />}
    </div>
  );
}
