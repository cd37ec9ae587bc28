import { useState } from 'react';
import type { PostVideo as Video } from '../../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import classes from './PostVideo.module.css';

/** The video of a post. Where the browser cannot play it, it can be downloaded. */
export function PostVideo({ video }: { video: Video }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={classes.stage}>
      {failed ? (
        <p>
          {texts.videoFailed}{' '}
          <a href={video.url} download>
            {texts.download}
          </a>
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: members upload videos without captions.
        <video
          src={video.url}
          controls
          playsInline
          preload="metadata"
          aria-label={texts.video}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
