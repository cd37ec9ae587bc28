import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { shell as texts } from '../../../../shared/texts.ts';
import { useCanOpen } from '../../routing/catalog.ts';
import { paths } from '../../routing/paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconLogout, IconOpenMenu, IconProfile } from '../../ui/icons.ts';
import { isScheme, SCHEMES, useScheme } from '../../ui/scheme.ts';
import classes from './MeMenu.module.css';
import { useLogout } from './use-logout.ts';

/** The Me menu: the profile, the theme, and the way out (SPEC section 2, top bar). */
export function MeMenu({ member }: { member: CurrentUser }) {
  const { scheme, setScheme } = useScheme();
  const logout = useLogout();
  const canOpen = useCanOpen();
  const profile = paths.profile(member.username);
  return (
    <Menu position="bottom-end" width={240} radius="lg">
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Avatar id={member._id} name={member.name} picture={member.profilePicture} size="sm" />
          {texts.me}
          <IconOpenMenu size={16} aria-hidden="true" />
        </UnstyledButton>
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
        <Menu.Item
          leftSection={<IconLogout size={18} />}
          disabled={logout.isPending}
          onClick={() => logout.mutate({})}
        >
          {texts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
