import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import * as words from '../../../../shared/texts/common/words.ts';
import { IconAlert, IconCheck } from '../../theme/icons.ts';
import classes from './Toaster.module.css';
import { attachToaster, type Toast } from './toast.ts';

const AT_ONCE = 20;

function show({ kind, text, duration }: Toast) {
  notifications.show({
    // The same complaint is not repeated while it can still be read.
    id: kind === 'error' ? `error:${text}` : undefined,
    message: text,
    autoClose: duration,
    color: kind === 'error' ? 'red' : 'moss',
    icon: kind === 'error' ? <IconAlert size={18} /> : <IconCheck size={18} />,
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
