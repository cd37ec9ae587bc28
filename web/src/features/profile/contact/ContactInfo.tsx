import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { TextButton } from '../../../components/layout/TextLink.tsx';
import { useOpenedBy } from '../../../lib/use-opened-by.ts';

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx'));

/** The way to somebody's contact details. */
export function ContactInfo({ profile }: { profile: Profile }) {
  const { opener, isOpen, open, close } = useOpenedBy();
  return (
    <>
      <TextButton ref={opener} aria-haspopup="dialog" onClick={open}>
        {texts.contactInfo}
      </TextButton>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <ContactDialog profile={profile} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
