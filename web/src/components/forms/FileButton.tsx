import type { ReactNode } from 'react';
import buttonClasses from './Button.module.css';
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
    <label className={`${buttonClasses.button} ${classes.file}`} data-variant="plain" data-size="md">
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
      {icon}
      {children}
    </label>
  );
}
