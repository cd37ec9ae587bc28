import { Button, FileButton } from '@mantine/core';
import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { FileTile } from '../../../components/files/FileTile.tsx';
import type { FileKind } from '../../../components/files/file-kinds.ts';
import type { Files } from '../../../components/files/use-files.ts';
import { fileInput } from '../../../components/forms/files/file-input.ts';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import { IconPlus } from '../../../theme/icons.ts';
import classes from './FilesPanel.module.css';
import { FILE_RULES } from './kinds.ts';

interface FilesPanelProps {
  kind: FileKind;
  files: Files;
  disabled: boolean;
  onAdd: (files: File[], kind: FileKind) => void;
}

/** The files of a post that is being written, and where more are chosen. */
export default function FilesPanel({ kind, files: { files, ...actions }, disabled, onAdd }: FilesPanelProps) {
  const { accept, max, add, hint } = FILE_RULES[kind];
  const panel = useFocusAfterRemoval<HTMLDivElement>(files.length);
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      {files.length > 0 && (
        <ul className={classes.files} data-kind={kind} aria-label={texts.chosenFiles}>
          {files.map((file) => (
            <FileTile key={file.id} file={file} disabled={disabled} {...actions} />
          ))}
        </ul>
      )}
      {files.length < max && (
        <div className={classes.adding}>
          <FileButton
            accept={accept}
            multiple
            inputProps={{ ...fileInput(add), multiple: max > 1, disabled }}
            onChange={(chosen) => onAdd(chosen, kind)}
          >
            {({ onClick }) => (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                disabled={disabled}
                onClick={onClick}
              >
                {add}
              </Button>
            )}
          </FileButton>
          <p className={classes.hint}>{hint}</p>
        </div>
      )}
    </div>
  );
}
