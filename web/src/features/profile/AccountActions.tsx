import { lazy, Suspense, useRef, useState } from 'react';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconDelete } from '../../ui/icons.ts';
import { Section } from '../../ui/Section.tsx';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

/** What can be done with the own account. */
export function AccountActions({ username }: { username: string }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
      <Suspense>
        {asking && (
          <DeleteAccountDialog
            username={username}
            onClose={() => {
              setAsking(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </Section>
  );
}
