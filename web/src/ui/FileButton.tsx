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
  onPick: (file: File) => void;
  children: ReactNode;
}

/** A button that lets people choose a file. */
export function FileButton({ name, label, accept, icon, onPick, children }: FileButtonProps) {
  return (
    <label className={`${buttonClasses.button} ${classes.file}`} data-variant="plain" data-size="md">
      <input
        type="file"
        name={name}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      {icon}
      {children}
    </label>
  );
}
