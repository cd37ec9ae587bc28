import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { MeButton } from './MeButton.tsx';
import classes from './MemberLinks.module.css';
import { NavLinks } from './NavLinks.tsx';
import { navEntries } from './nav.ts';
import { SlideInMenu } from './SlideInMenu.tsx';

const loadMeMenu = () => import('./MeMenu.tsx');
const MeMenu = lazy(loadMeMenu);

/** A member's links: in a row, or below 768 px in a menu that slides in (SPEC section 2, top bar). */
export default function MemberLinks({ member }: { member: CurrentUser }) {
  const [menuWanted, setMenuWanted] = useState(false);
  const button = (
    <MeButton
      member={member}
      aria-expanded={false}
      onPointerEnter={() => void loadMeMenu()}
      onClick={() => setMenuWanted(true)}
    />
  );
  return (
    <>
      <div className={classes.wide}>
        <nav aria-label="Main">
          <NavLinks entries={navEntries} layout="bar" />
        </nav>
        {menuWanted ? (
          <Suspense fallback={button}>
            <MeMenu member={member} />
          </Suspense>
        ) : (
          button
        )}
      </div>
      <div className={classes.narrow}>
        <SlideInMenu member={member} />
      </div>
    </>
  );
}
