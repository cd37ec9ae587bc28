import { brand } from '../../../../shared/texts.ts';
import classes from './Logo.module.css';

/** The mark: a flame inside a house. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={classes.house} d="M16 4 28 13.4V26a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V13.4z" />
      <path
        className={classes.flame}
        d="M16.5 10.6c.6 3.1 4.4 4.9 4.4 9.3a4.9 4.9 0 0 1-9.8 0c0-1.7.8-3 1.9-4 .1 1.2.5 1.9 1.3 2.2-.3-2.9.4-5.7 2.2-7.5z"
      />
    </svg>
  );
}

/** The wordmark "Hearth" with its mark. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <LogoMark className={classes.mark} />
      <span>{brand.name}</span>
    </span>
  );
}
