import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FileButton.module.css';

interface FileButtonProps {
  name: string;
  /** Says which file is meant, where the words alone do not. */
  label: string;
  /** Content types to choose from. */
  accept: string;
  icon?: ReactNode;
  /** Several may be chosen at once. */
  multiple?: boolean;
  disabled?: boolean;
  /** Gets at least one. */
  onPick: (files: File[]) => void;
  children: ReactNode;
}

/** A button that lets people choose files. */
export function FileButton({
  name,
  label,
  accept,
  icon,
  multiple = false,
  disabled = false,
  onPick,
  children,
}: FileButtonProps) {
  return (
    <Button component="label" variant="default" leftSection={icon} className={classes.file}>
      <input
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      {children}
    </Button>
  );
}
