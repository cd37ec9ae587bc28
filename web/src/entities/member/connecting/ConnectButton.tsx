import { Button, Skeleton } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import type { ConnectionStatus } from '../../../../../shared/model/connection.ts';
import { isAdministrator } from '../../../../../shared/rules/members/administrator.ts';
import * as words from '../../../../../shared/texts/common/words.ts';
import { connections as texts } from '../../../../../shared/texts/members/connections.ts';
import { useMember } from '../../../api/session.ts';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx';
import { IconAdd, IconCheck, IconClose, IconPending } from '../../../theme/icons.ts';
import { MessageLink } from '../../conversation/MessageLink.tsx';
import classes from './ConnectButton.module.css';
import { type Known, useConnection } from './use-connection.ts';

interface ConnectButtonProps {
  userId: string;
  /** For those who hear the button, and for the question before a connection is removed. */
  name: string;
  username: string;
  /** The state where a list already tells it; asked from the server when absent. */
  known?: Known;
  /** How the first step looks: `filled` where it is what the screen is about. */
  variant?: 'filled' | 'default';
  /** `sm` on cards. */
  size?: 'sm' | 'md';
  /** Runs when the viewer accepts or rejects a request. */
  onAnswer?: () => void;
}

type Status = ConnectionStatus['status'];

const LOOKS: Record<Status, { icon: typeof IconAdd; label: string; spoken: (name: string) => string }> = {
  none: { icon: IconAdd, label: texts.connect, spoken: texts.connectWith },
  pending_sender: {
    icon: IconPending,
    label: texts.pending,
    spoken: texts.withdrawFrom,
  },
  pending_recipient: {
    icon: IconCheck,
    label: texts.accept,
    spoken: texts.acceptFrom,
  },
  connected: {
    icon: IconCheck,
    label: texts.connected,
    spoken: texts.removeOf,
  },
};

/**
 * Connect, Pending, accept and reject, or Connected with the way to write to each other: the control for the viewer and one
 * other member. One button that changes its words, so that the focus stays where it is; nothing on the viewer themselves,
 * and nothing for the administrator, who connects with nobody.
 */
export function ConnectButton({ userId, ...rest }: ConnectButtonProps) {
  const viewer = useMember();
  return viewer._id === userId || isAdministrator(viewer) ? null : <Control userId={userId} {...rest} />;
}

function Control({
  userId,
  name,
  username,
  known,
  variant = 'filled',
  size = 'md',
  onAnswer,
}: ConnectButtonProps) {
  const { connection, isBusy, failed, retry, ...steps } = useConnection(userId, known);
  const [asking, setAsking] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  if (failed)
    return (
      <Button variant="subtle" size={size} onClick={retry}>
        {words.retry}
      </Button>
    );
  if (!connection) return <Skeleton width="7.5rem" height={size === 'sm' ? '2.25rem' : '2.5rem'} />;

  const { status } = connection;
  const next: Record<Status, () => void> = {
    none: steps.request,
    pending_sender: steps.withdraw,
    pending_recipient() {
      setAccepted(true);
      steps.accept();
      onAnswer?.();
    },
    connected: () => setAsking(true),
  };
  const press = (step: () => void) => (event: MouseEvent) => {
    // The second half of a double click was meant for the button before: it must not withdraw what was just sent.
    if (!isBusy && event.detail < 2) step();
  };
  const { icon: Icon, label, spoken } = LOOKS[status];
  return (
    <div className={classes.controls}>
      <Button
        ref={main}
        size={size}
        variant={status === 'none' || status === 'pending_recipient' ? variant : 'default'}
        leftSection={<Icon size={18} aria-hidden="true" />}
        aria-label={spoken(name)}
        aria-disabled={isBusy || undefined}
        aria-haspopup={status === 'connected' ? 'dialog' : undefined}
        onClick={press(next[status])}
      >
        {label}
      </Button>
      {status === 'pending_recipient' && (
        <Button
          size={size}
          variant="default"
          leftSection={<IconClose size={18} aria-hidden="true" />}
          aria-label={texts.rejectFrom(name)}
          aria-disabled={isBusy || undefined}
          onClick={press(() => {
            main.current?.focus();
            steps.reject();
            onAnswer?.();
          })}
        >
          {texts.reject}
        </Button>
      )}
      {status === 'connected' && (
        <MessageLink
          to={{ _id: userId, name, username }}
          isFirst={hasAccepted}
          size={size}
          variant={variant}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={texts.removeQuestion(name)}
          text={texts.removeLoss}
          action={texts.removeAction}
          onConfirm={steps.remove}
          onClose={() => {
            setAsking(false);
            main.current?.focus();
          }}
        />
      )}
    </div>
  );
}
