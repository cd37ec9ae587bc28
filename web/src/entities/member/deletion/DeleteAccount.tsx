import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { IconDelete } from '../../../theme/icons.ts';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'));

interface DeleteAccountProps {
  username: string;
  /** `quiet` where it is not what the screen is about. */
  variant?: 'default' | 'quiet';
}

/** The way out for good: a button that asks for the password first. */
export function DeleteAccount({ username, variant = 'default' }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        leftSection={<IconDelete size={18} aria-hidden="true" />}
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
    </>
  );
}
