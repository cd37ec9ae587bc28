import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { shell as texts } from '../../../../../shared/texts.ts';
import { paths } from '../../../router/paths.ts';
import classes from './VisitorLinks.module.css';

/** Sign In and Join now; the one that leads to the current screen is left out. */
export function VisitorLinks() {
  const { pathname } = useLocation();
  return (
    <nav className={classes.links} aria-label={texts.account}>
      {pathname !== paths.login && (
        <Button component={Link} to={paths.login} variant="subtle">
          {texts.signIn}
        </Button>
      )}
      {pathname !== paths.signup && (
        <Button component={Link} to={paths.signup} variant={pathname === paths.login ? 'default' : 'filled'}>
          {texts.joinNow}
        </Button>
      )}
    </nav>
  );
}
