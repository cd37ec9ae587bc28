import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { media as texts } from '../../../../shared/texts/media/media.ts';
import type { DropTargetProps } from './DropTarget.tsx';
import classes from './DropZone.module.css';

/** What covers a `DropTarget` while files are dragged. It refuses nothing: whoever takes the files says what is wrong. */
export default function DropZone({ onDrop }: DropTargetProps) {
  return (
    <Dropzone classNames={classes} onDrop={onDrop} activateOnClick={false} activateOnKeyboard={false}>
      {texts.dropHere}
    </Dropzone>
  );
}
