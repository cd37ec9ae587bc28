import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import { useState } from 'react';
import { recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { memberStore } from '../../api/member-store.ts';
import { useMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import classes from './Settings.module.css';

/** Says that an e-mail address is not confirmed yet, once and calmly. */
export function EmailReminder({ email }: { email: string }) {
  // The address for which it was dismissed: another one is worth another reminder.
  const dismissed = memberStore(useMember()._id, 'email-reminder-dismissed');
  const [isShown, setShown] = useState(() => dismissed.read() !== email);
  const resend = useSend(api.auth.resendVerification, {
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error, texts.verificationFailed)),
  });
  if (!isShown) return null;
  const dismiss = () => {
    dismissed.write(email);
    setShown(false);
  };
  return (
    <section aria-label={texts.notConfirmed} className={classes.reminder}>
      <p>
        <b>{texts.notConfirmed}.</b> {texts.notConfirmedHint}
      </p>
      <Group gap="sm">
        <Button
          size="xs"
          variant="default"
          loading={resend.isPending}
          aria-busy={resend.isPending}
          onClick={() => resend.mutate({})}
        >
          {texts.sendVerification}
        </Button>
        <Button size="xs" variant="subtle" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </Group>
    </section>
  );
}
