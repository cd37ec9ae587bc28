import { useState } from 'react';
import type { LinkPreview as Preview } from '../../../../../shared/model/post.ts';
import { lazily, pictureSource } from '../../../components/media/picture-source.ts';
import classes from './LinkPreview.module.css';

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** What the page behind a link of a post says of itself; it leads there. */
export default function LinkPreview({ preview }: { preview: Preview }) {
  const { url, title, description, image } = preview;
  const [isBroken, setBroken] = useState(false);
  return (
    <a className={classes.preview} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {image !== '' && !isBroken && (
        <img
          {...pictureSource(image, lazily('(min-width: 30em) 9rem, 6rem'))}
          className={classes.picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      <span className={classes.words}>
        <span className={classes.host}>{hostOf(url)}</span>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        {description !== '' && (
          <span className={classes.description} dir="auto">
            {description}
          </span>
        )}
      </span>
    </a>
  );
}
