import { useRef, useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { menus as texts } from '../../../../../shared/texts/common/menus.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { IconMenu } from '../../../theme/icons.ts';
import classes from './SlideInMenu.module.css';

const MenuDrawer = lazyPart(() => import('./MenuDrawer.tsx'));

/** What has no tab, for small screens. Its code comes with the first press. */
export function SlideInMenu({ member }: { member: CurrentUser }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.open}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => MenuDrawer.preload().catch(() => {})}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <IconMenu size={24} aria-hidden="true" />
      </button>
      {wanted && (
        <OverlayBoundary
          onClose={() => {
            setOpen(false);
            setWanted(false);
          }}
        >
          <MenuDrawer
            member={member}
            open={open}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
