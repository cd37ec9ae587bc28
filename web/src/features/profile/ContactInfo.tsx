import { lazy, Suspense, useRef, useState } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import classes from './ContactInfo.module.css';

const ContactDialog = lazy(() => import('./ContactDialog.tsx'));

/** The way to somebody's contact details. */
export function ContactInfo({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.contactInfo}
      </button>
      <Suspense>
        {open && (
          <ContactDialog
            profile={profile}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
