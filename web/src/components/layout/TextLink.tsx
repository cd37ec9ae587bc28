import { Link, type LinkProps } from 'react-router-dom';
import classes from './TextLink.module.css';

/** A link inside of text. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={classes.link} />;
}
