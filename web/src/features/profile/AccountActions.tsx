import { useRef, useState } from 'react';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconDelete } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OverlayBoundary } from '../../ui/OverlayBoundary.tsx';
import { Section } from '../../ui/Section.tsx';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'));

/** What can be done with the own account. */
export function AccountActions({ username }: { username: string }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <Section title={texts.accountActions}>
      <Button
        ref={button}
        variant="plain"
        icon={<IconDelete size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {texts.deleteAccount}
      </Button>
      {asking && (
        <OverlayBoundary onClose={close}>
          <DeleteAccountDialog username={username} onClose={close} />
        </OverlayBoundary>
      )}
    </Section>
  );
}
