import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { media as texts } from '../../../../../shared/texts/media/media.ts';
import classes from './DropZone.module.css';

export interface DropZoneProps {
  /** Takes what was dropped, of whatever kind and size. */
  onDrop: (files: File[]) => void;
}

/** What covers a `DropTarget` while files are dragged. It refuses nothing: whoever takes the files says what is wrong. */
export default function DropZone({ onDrop }: DropZoneProps) {
  return (
    <Dropzone classNames={classes} onDrop={onDrop} activateOnClick={false} activateOnKeyboard={false}>
      {texts.dropHere}
    </Dropzone>
  );
}
