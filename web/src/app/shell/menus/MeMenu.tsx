import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { appearance as texts } from '../../../../../shared/texts/account/appearance.ts';
import { commands } from '../../../../../shared/texts/common/commands.ts';
import { isScheme, SCHEMES, useScheme } from '../../../components/layout/scheme.ts';
import { IconKeyboard } from '../../../theme/icons.ts';
import { showCommands } from '../commands/shown.ts';
import { MeButton } from './MeButton.tsx';
import classes from './MeMenu.module.css';
import { destinationsOf } from './nav.ts';
import { type MenuAction, useMenuActions } from './use-menu-actions.ts';

/**
 * The Me menu: the links that are not in the bar, what the member can do, the theme, and the way out. Its code comes with
 * the first press of the button, so it opens as soon as it is there.
 */
export default function MeMenu({ member }: { member: CurrentUser }) {
  const { scheme, setScheme } = useScheme();
  const { actions, logout } = useMenuActions(member);
  const links = destinationsOf(member).filter(({ place }) => place === 'me');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // The focus goes back to the button when the menu closes, so it has to be there first.
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu
      withinPortal={false}
      // Its empty element is no menu item, which is what a menu may hold.
      withInitialFocusPlaceholder={false}
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={260}
      radius="lg"
      classNames={{ item: classes.item, dropdown: classes.dropdown, label: classes.label }}
    >
      <Menu.Target>
        <MeButton ref={button} member={member} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <span className={classes.name}>{member.name}</span>
          <span className={classes.username}>@{member.username}</span>
        </Menu.Label>
        {links.map(({ to, label, icon: Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={18} />}>
            {label}
          </Menu.Item>
        ))}
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} />
        ))}
        <Menu.Divider />
        <Menu.Label>{texts.theme}</Menu.Label>
        <Menu.RadioGroup value={scheme} onChange={(next) => isScheme(next) && setScheme(next)}>
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Item leftSection={<IconKeyboard size={18} />} onClick={() => showCommands('keys')}>
          {commands.shortcuts}
        </Menu.Item>
        <Menu.Divider />
        <ActionItem action={logout} />
      </Menu.Dropdown>
    </Menu>
  );
}

function ActionItem({ action: { label, icon: Icon, isRunning, run } }: { action: MenuAction }) {
  return (
    <Menu.Item leftSection={<Icon size={18} />} disabled={isRunning} onClick={run}>
      {label}
    </Menu.Item>
  );
}
