import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { shell as texts } from '../../../../shared/texts.ts';
import { useCanOpen } from '../../routing/catalog.ts';
import { paths } from '../../routing/paths.ts';
import { IconApplications, IconLogout, IconProfile, IconSync } from '../../ui/icons.ts';
import { isScheme, SCHEMES, useScheme } from '../../ui/scheme.ts';
import { MeButton } from './MeButton.tsx';
import classes from './MeMenu.module.css';
import { useLogout } from './use-logout.ts';
import { useSyncConnections } from './use-sync-connections.ts';

/**
 * The Me menu: the profile, a job seeker's applications, the administrator's sync, the theme, and the way out. Its code
 * comes with the first press of the button, so it opens as soon as it is there.
 */
export default function MeMenu({ member }: { member: CurrentUser }) {
  const { scheme, setScheme } = useScheme();
  const { isLoggingOut, logout } = useLogout();
  const sync = useSyncConnections();
  const canOpen = useCanOpen();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // The focus goes back to the button when the menu closes, so it has to be there first.
    button.current?.focus();
    setOpen(true);
  }, []);
  const profile = paths.profile(member.username);
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
        {canOpen(profile) && (
          <Menu.Item component={Link} to={profile} leftSection={<IconProfile size={18} />}>
            {texts.viewProfile}
          </Menu.Item>
        )}
        {member.userRole === 'job_seeker' && (
          <Menu.Item component={Link} to={paths.applications} leftSection={<IconApplications size={18} />}>
            {texts.applications}
          </Menu.Item>
        )}
        {member.isAdmin && (
          <Menu.Item
            leftSection={<IconSync size={18} />}
            disabled={sync.isPending}
            onClick={() => sync.mutate()}
          >
            {texts.syncConnections}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <Menu.RadioGroup value={scheme} onChange={(next) => isScheme(next) && setScheme(next)}>
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} disabled={isLoggingOut} onClick={logout}>
          {texts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
