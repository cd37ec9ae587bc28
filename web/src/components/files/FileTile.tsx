import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Button, Progress, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ALT_MAX } from '../../../../shared/limits.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { IconClose, IconDocument, IconPhoto } from '../../theme/icons.ts';
import { fileSize } from '../media/file-size.ts';
import classes from './FileTile.module.css';
import type { ChosenFile, Files } from './use-files.ts';

interface FileTileProps extends Pick<Files, 'describe' | 'remove' | 'retry'> {
  file: ChosenFile;
  disabled: boolean;
}

/** One chosen file: what it looks like, how far it has been sent, and what can be done with it. */
export function FileTile({ file, disabled, describe, remove, retry }: FileTileProps) {
  const { name, size } = file.file;
  return (
    <li className={classes.tile}>
      {file.kind !== 'document' && <Preview file={file} />}
      <div className={classes.line}>
        {file.kind === 'document' && <IconDocument size={24} stroke={1.5} aria-hidden="true" />}
        <span className={classes.name}>{name}</span>
        <span className={classes.size}>{fileSize(size)}</span>
        <ActionIcon
          variant="danger"
          size="sm"
          aria-label={texts.removeFile(name)}
          disabled={disabled}
          onClick={() => remove(file)}
        >
          <IconClose size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      {file.problem ? (
        <div className={classes.problem} role="alert">
          {file.problem}
          <Button variant="default" size="sm" aria-label={texts.retryFile(name)} onClick={() => retry(file)}>
            {words.retry}
          </Button>
        </div>
      ) : (
        // Keeps its place when all is sent, so that nothing below moves.
        <Progress
          className={classes.progress}
          data-done={file.progress === 1}
          value={Math.round(file.progress * 100)}
          size="xs"
          aria-label={texts.uploading(name)}
        />
      )}
      {file.kind === 'photo' && (
        <TextInput
          label={texts.describePhoto}
          value={file.alt}
          maxLength={ALT_MAX}
          disabled={disabled}
          onChange={({ currentTarget }) => describe(file, currentTarget.value)}
        />
      )}
    </li>
  );
}

function Preview({ file: { kind, preview } }: { file: ChosenFile }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={classes.preview}>
        <IconPhoto size={28} stroke={1.5} aria-hidden="true" />
      </span>
    );
  if (kind === 'photo')
    return <img className={classes.preview} src={preview} alt="" onError={() => setBroken(true)} />;
  return <video className={classes.preview} src={preview} muted playsInline preload="metadata" />;
}
