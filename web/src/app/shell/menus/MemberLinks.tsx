import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { menus as texts } from '../../../../../shared/texts/common/menus.ts';
import { people } from '../../../../../shared/texts/members/people.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { PartBoundary } from '../../../components/feedback/PartBoundary.tsx';
import { SearchBox } from '../../../features/search/SearchBox.tsx';
import { useRested } from '../../../lib/use-rested.ts';
import { IconSearch } from '../../../theme/icons.ts';
import { useLive } from '../background/use-live.ts';
import { MeButton } from './MeButton.tsx';
import classes from './MemberLinks.module.css';
import { NavLinks } from './NavLinks.tsx';
import { destinationsOf, smallScreenLinksOf } from './nav.ts';
import { SlideInMenu } from './SlideInMenu.tsx';

const MeMenu = lazyPart(() => import('./MeMenu.tsx'));
const Commands = lazyPart(() => import('../commands/Commands.tsx'));

/** A member's search and links: in a row, or below 768 px behind two buttons and as tabs at the bottom. */
export default function MemberLinks({ member }: { member: CurrentUser }) {
  useLive(member._id);
  const isRested = useRested();
  const inBar = destinationsOf(member).filter(({ place }) => place === 'bar');
  const [menuWanted, setMenuWanted] = useState(false);
  const [searching, setSearching] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const searchToggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (searching) searchField.current?.focus();
  }, [searching]);
  const endSearch = () => {
    if (searching) searchToggle.current?.focus();
    setSearching(false);
  };
  const button = (
    <MeButton
      member={member}
      aria-expanded={false}
      onPointerEnter={() => MeMenu.preload().catch(() => {})}
      onClick={() => setMenuWanted(true)}
    />
  );
  return (
    <>
      <div id="search" className={classes.search} data-open={searching}>
        <SearchBox field={searchField} onDone={endSearch} />
      </div>
      <div className={classes.wide}>
        <nav aria-label={texts.main}>
          <NavLinks destinations={inBar} layout="bar" />
        </nav>
        {menuWanted ? (
          <OverlayBoundary pending={button} onClose={() => setMenuWanted(false)}>
            <MeMenu member={member} />
          </OverlayBoundary>
        ) : (
          button
        )}
      </div>
      <div className={classes.narrow}>
        <button
          ref={searchToggle}
          type="button"
          className={classes.searchToggle}
          aria-label={people.searchHearth}
          aria-expanded={searching}
          aria-controls="search"
          onClick={() => setSearching(!searching)}
        >
          <IconSearch size={22} aria-hidden="true" />
        </button>
        <SlideInMenu member={member} />
      </div>
      <nav aria-label={texts.tabs} className={classes.tabs}>
        <NavLinks destinations={smallScreenLinksOf(member).tabs} layout="tabs" />
      </nav>
      {isRested && (
        // Without it there are no keys, and all else is as it was.
        <PartBoundary failed={() => null}>
          <Commands
            member={member}
            onSearch={() => {
              setSearching(true);
              searchField.current?.focus();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
