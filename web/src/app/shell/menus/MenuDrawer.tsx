import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { menus as texts } from '../../../../../shared/texts/common/menus.ts';
import { ThemeChoice } from '../../../components/layout/ThemeChoice.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { NavLinks } from './NavLinks.tsx';
import { smallScreenLinksOf } from './nav.ts';
import classes from './SlideInMenu.module.css';
import { type MenuAction, useMenuActions } from './use-menu-actions.ts';

interface MenuDrawerProps {
  member: CurrentUser;
  open: boolean;
  onClose: () => void;
}

/** What slides in: the links that are no tabs, the theme, and the way out. */
export default function MenuDrawer({ member, open, onClose }: MenuDrawerProps) {
  const { actions, logout } = useMenuActions(member);
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      position="right"
      padding="lg"
      size="min(20rem, 86vw)"
      classNames={{ content: classes.surface }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body className={classes.content}>
          {/* Not the library's header, which would be a second banner of the page. */}
          <div className={classes.head}>
            <MemberAvatar member={member} size="sm" />
            <Drawer.Title className={classes.name}>{member.name}</Drawer.Title>
            <Drawer.CloseButton aria-label={texts.close} size="lg" />
          </div>
          <nav aria-label={texts.more}>
            <NavLinks destinations={smallScreenLinksOf(member).others} layout="list" onFollow={onClose} />
          </nav>
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} />
          ))}
          <ThemeChoice />
          <ActionButton action={logout} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function ActionButton({ action: { label, icon: Icon, isRunning, run } }: { action: MenuAction }) {
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden="true" />}
      loading={isRunning}
      aria-busy={isRunning}
      onClick={run}
    >
      {label}
    </Button>
  );
}
