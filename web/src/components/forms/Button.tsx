import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './Button.module.css';

// Own buttons and fields instead of the component library's, whose share for a button and three fields would be 18 KB of
// what the first screens load.

interface Look {
  /** `status` says how things stand, where nothing can be done. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger' | 'onAccent' | 'status';
  size?: 'sm' | 'md' | 'lg';
  /** An icon before the words. */
  icon?: ReactNode;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The button's work is under way: shows it, and cannot be pressed again. */
  loading?: boolean;
}

/** A button that says what happens. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  loading = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={classes.button}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
      {loading && <span className={classes.spinner} aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  children,
  ...rest
}: Look & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={classes.button} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </Link>
  );
}
