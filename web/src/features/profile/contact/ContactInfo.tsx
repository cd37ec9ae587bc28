import { useRef, useState } from 'react';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { TextButton } from '../../../components/layout/TextLink.tsx';

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx'));

/** The way to somebody's contact details. */
export function ContactInfo({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <TextButton ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.contactInfo}
      </TextButton>
      {open && (
        <OverlayBoundary onClose={close}>
          <ContactDialog profile={profile} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
