import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/texts.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../routing/paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import classes from './TopBar.module.css';
import { VisitorLinks } from './VisitorLinks.tsx';

const MemberLinks = lazyPart(() => import('./MemberLinks.tsx'));

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
