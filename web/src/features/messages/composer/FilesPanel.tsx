import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { FileTile } from '../../../components/files/FileTile.tsx';
import type { Files } from '../../../components/files/use-files.ts';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import classes from './FilesPanel.module.css';

/** The files that go with a message that is being written. */
export default function FilesPanel({
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
