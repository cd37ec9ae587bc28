import { useLocation } from 'react-router-dom';
import { shell as texts } from '../../../../shared/texts.ts';
import { ButtonLink } from '../../components/forms/Button.tsx';
import { paths } from '../../router/paths.ts';
import classes from './VisitorLinks.module.css';

/** Sign In and Join now; the one that leads to the current screen is left out. */
export function VisitorLinks() {
  const { pathname } = useLocation();
  return (
    <nav className={classes.links} aria-label="Account">
      {pathname !== paths.login && (
        <ButtonLink to={paths.login} variant="quiet">
          {texts.signIn}
        </ButtonLink>
      )}
      {pathname !== paths.signup && (
        <ButtonLink to={paths.signup} variant={pathname === paths.login ? 'plain' : 'primary'}>
          {texts.joinNow}
        </ButtonLink>
      )}
    </nav>
  );
}
