import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { ActionIcon, Modal } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as words from '../../../../shared/texts/common/words.ts';
import { imageViewer as texts } from '../../../../shared/texts/media/image-viewer.ts';
import { IconClose, IconFollowing, IconPrevious } from '../../theme/icons.ts';
import classes from './ImageViewer.module.css';
import { pictureSource } from './picture-source.ts';

interface ImageViewerProps {
  images: readonly { url: string; alt: string }[];
  /** Which one is shown first, from 0. */
  start: number;
  onClose: () => void;
}

/** A finger that moves this far, in pixels, turns the page. */
const SWIPE = 40;

/**
 * Pictures over the whole screen, one at a time and round and round: by buttons, arrow keys or a swipe. Escape closes
 * it; the focus stays inside, and goes back to where it was.
 */
export default function ImageViewer({ images, start, onClose }: ImageViewerProps) {
  const [place, setPlace] = useState(start);
  const begin = useRef(0);
  const image = images[place];
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const hasMany = images.length > 1;
  const turn = (by: 1 | -1) => setPlace((now) => (now + by + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const way = clientX - begin.current;
    if (Math.abs(way) >= SWIPE) turn(way < 0 ? 1 : -1);
  };
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Overlay />
      <Modal.Content aria-label={texts.pictures} classNames={{ content: classes.content }}>
        <Modal.Body className={classes.body} onKeyDown={onKeyDown}>
          <div className={classes.bar}>
            <span aria-live="polite">{texts.place(place + 1, images.length)}</span>
            <ActionIcon
              size="lg"
              className={classes.button}
              aria-label={words.close}
              data-autofocus
              onClick={onClose}
            >
              <IconClose size={24} aria-hidden="true" />
            </ActionIcon>
          </div>
          <figure
            className={classes.stage}
            onPointerDown={({ clientX }) => {
              begin.current = clientX;
            }}
            onPointerUp={onPointerUp}
          >
            {image && (
              <img
                key={image.url}
                {...pictureSource(image.url, '100vw')}
                style={undefined}
                alt={image.alt}
                draggable={false}
              />
            )}
            {image?.alt && <figcaption aria-hidden="true">{image.alt}</figcaption>}
          </figure>
          {hasMany && (
            <>
              <ActionIcon
                size="lg"
                className={classes.button}
                data-side="left"
                aria-label={texts.previous}
                onClick={() => turn(-1)}
              >
                <IconPrevious size={28} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                size="lg"
                className={classes.button}
                data-side="right"
                aria-label={texts.next}
                onClick={() => turn(1)}
              >
                <IconFollowing size={28} aria-hidden="true" />
              </ActionIcon>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
