import { thread as texts } from '../../../../../../shared/texts/conversations/conversation-screens.ts';
import { lazyPart } from '../../../../components/feedback/lazy-part.tsx';
import { MenuButton } from '../../../../components/menus/MenuButton.tsx';
import { lineOf } from '../../../../entities/conversation/last-line.ts';
import classes from './MessageActions.module.css';
import type { MessageMenuProps } from './MessageMenu.tsx';

const MessageMenu = lazyPart(() => import('./MessageMenu.tsx'));

/** So much of a message tells it from the others. */
const TOLD = 40;

/** What can be done with a message, behind a button. */
export function MessageActions(about: Omit<MessageMenuProps, 'button'>) {
  const label = texts.actions(lineOf(about.message).slice(0, TOLD));
  return (
    <MenuButton label={label} size="sm" className={classes.button} preload={MessageMenu.preload}>
      {(opener) => <MessageMenu {...about} button={opener} />}
    </MenuButton>
  );
}
