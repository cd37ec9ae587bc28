import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './TextLink.module.css';

/** A link inside of text. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={classes.link} />;
}

/** What looks like a link and does something. */
export function TextButton(props: UnstyledButtonProps & ComponentPropsWithRef<'button'>) {
  return <UnstyledButton {...props} className={`${classes.link} ${classes.button}`} />;
}
