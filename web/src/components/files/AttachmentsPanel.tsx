import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { useFocusAfterRemoval } from '../lists/use-focus-after-removal.ts';
import classes from './AttachmentsPanel.module.css';
import { FileTile } from './FileTile.tsx';
import type { Files } from './use-files.ts';

/** The files that go with a message or an update that is being written. */
export default function AttachmentsPanel({
  files: { files, ...actions },
  disabled,
}: {
  files: Files;
  disabled: boolean;
}) {
  const panel = useFocusAfterRemoval<HTMLUListElement>(files.length);
  return (
    <ul ref={panel} tabIndex={-1} className={classes.files} aria-label={texts.chosenFiles}>
      {files.map((file) => (
        <FileTile key={file.id} file={file} disabled={disabled} {...actions} />
      ))}
    </ul>
  );
}
