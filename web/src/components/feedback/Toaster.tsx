import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import * as words from '../../../../shared/texts/common/words.ts';
import { IconAlert, IconCheck } from '../../theme/icons.ts';
import classes from './Toaster.module.css';
import { attachToaster, type Toast } from './toast.ts';

const AT_ONCE = 20;

const LOOK = {
  success: { color: 'moss', icon: <IconCheck size={18} /> },
  error: { color: 'red', icon: <IconAlert size={18} /> },
  offer: {},
};

function show({ kind, text, duration, action }: Toast) {
  notifications.show({
    // The same complaint or offer is not repeated while it can still be read.
    id: kind === 'success' ? undefined : `${kind}:${text}`,
    message: action ? (
      <div className={classes.offer}>
        {text}
        <Button size="xs" variant="default" onClick={action.act}>
          {action.label}
        </Button>
      </div>
    ) : (
      text
    ),
    autoClose: duration ?? false,
    ...LOOK[kind],
    withBorder: true,
    closeButtonProps: { 'aria-label': words.dismiss },
  });
}

/** The list of toasts. */
export default function Toaster() {
  useEffect(() => attachToaster(show), []);
  return (
    <Notifications
      position="bottom-left"
      limit={AT_ONCE}
      classNames={{ root: classes.root, notification: classes.toast }}
    />
  );
}
