import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/texts.ts';
import { useSession } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { Logo } from '../../components/layout/Logo.tsx';
import { paths } from '../../router/paths.ts';
import { VisitorLinks } from './menus/VisitorLinks.tsx';
import classes from './TopBar.module.css';

export const MemberLinks = lazyPart(() => import('./menus/MemberLinks.tsx'));

/** The bar on top: the logo, and the links for who is looking. */
export function TopBar() {
  const session = useSession();
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to={paths.home} className={classes.home} aria-label={brand.name}>
          <Logo />
        </Link>
        {session.state === 'visitor' && <VisitorLinks />}
        {session.state === 'member' && (
          <PartBoundary>
            <MemberLinks member={session.member} />
          </PartBoundary>
        )}
      </div>
    </header>
  );
}
