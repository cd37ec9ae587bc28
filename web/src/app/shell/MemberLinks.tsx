import type { CurrentUser } from '../../../../shared/model/member.ts';
import { MeMenu } from './MeMenu.tsx';
import classes from './MemberLinks.module.css';
import { NavLinks } from './NavLinks.tsx';
import { navEntries } from './nav.ts';
import { SlideInMenu } from './SlideInMenu.tsx';

/** A member's links: in a row, or below 768 px in a menu that slides in (SPEC section 2, top bar). */
export default function MemberLinks({ member }: { member: CurrentUser }) {
  return (
    <>
      <div className={classes.wide}>
        <nav aria-label="Main">
          <NavLinks entries={navEntries} layout="bar" />
        </nav>
        <MeMenu member={member} />
      </div>
      <div className={classes.narrow}>
        <SlideInMenu member={member} />
      </div>
    </>
  );
}
