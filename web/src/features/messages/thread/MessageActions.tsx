import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { lineOf } from '../../../entities/conversation/last-line.ts';
import { IconMore } from '../../../theme/icons.ts';
import classes from './MessageActions.module.css';
import type { MessageMenuProps } from './MessageMenu.tsx';

const MessageMenu = lazyPart(() => import('./MessageMenu.tsx'));

/** So much of a message tells it from the others. */
const TOLD = 40;

/** What can be done with a message, behind a button. The code of its menu comes when somebody reaches for it. */
export function MessageActions(about: Omit<MessageMenuProps, 'button'>) {
  const [isWanted, setWanted] = useState(false);
  const { message, isOwn } = about;
  // Others' files can be opened where they are.
  if (message.text === '' && !isOwn) return null;
  const look = {
    size: 'sm',
    className: classes.button,
    'aria-label': texts.actions(lineOf(message).slice(0, TOLD)),
    'aria-haspopup': 'menu',
  } as const;
  const icon = <IconMore size={18} stroke={1.75} aria-hidden="true" />;
  const button = (
    <ActionIcon
      {...look}
      aria-expanded={false}
      onPointerEnter={() => MessageMenu.preload().catch(() => {})}
      onClick={() => setWanted(true)}
    >
      {icon}
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <OverlayBoundary pending={button} onClose={() => setWanted(false)}>
      <MessageMenu {...about} button={{ ...look, children: icon }} />
    </OverlayBoundary>
  );
}
