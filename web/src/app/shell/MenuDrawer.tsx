import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { shell as texts } from '../../../../shared/texts.ts';
import { useCanOpen } from '../../routing/catalog.ts';
import type { NavEntry } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconApplications, IconLogout, IconProfile, IconSync } from '../../ui/icons.ts';
import { ThemeChoice } from '../../ui/ThemeChoice.tsx';
import { NavLinks } from './NavLinks.tsx';
import { navEntries } from './nav.ts';
import classes from './SlideInMenu.module.css';
import { useLogout } from './use-logout.ts';
import { useSyncConnections } from './use-sync-connections.ts';

interface MenuDrawerProps {
  member: CurrentUser;
  open: boolean;
  onClose: () => void;
}

/** What slides in: the main links, the profile, a job seeker's applications, the theme, and the way out. */
export default function MenuDrawer({ member, open, onClose }: MenuDrawerProps) {
  const { isLoggingOut, logout } = useLogout();
  const sync = useSyncConnections();
  const canOpen = useCanOpen();
  const profile: NavEntry = {
    to: paths.profile(member.username),
    label: texts.viewProfile,
    icon: IconProfile,
    order: Number.POSITIVE_INFINITY,
  };
  const applications: NavEntry = {
    ...profile,
    to: paths.applications,
    label: texts.applications,
    icon: IconApplications,
  };
  const entries = [
    ...navEntries,
    ...(canOpen(profile.to) ? [profile] : []),
    ...(member.userRole === 'job_seeker' ? [applications] : []),
  ];
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
            <Avatar id={member._id} name={member.name} picture={member.profilePicture} size="sm" />
            <Drawer.Title className={classes.name}>{member.name}</Drawer.Title>
            <Drawer.CloseButton aria-label="Close menu" size="lg" />
          </div>
          <nav aria-label="Main">
            <NavLinks entries={entries} layout="list" onFollow={onClose} />
          </nav>
          {member.isAdmin && (
            <Button
              variant="plain"
              icon={<IconSync size={18} aria-hidden="true" />}
              loading={sync.isPending}
              onClick={() => sync.mutate()}
            >
              {texts.syncConnections}
            </Button>
          )}
          <ThemeChoice />
          <Button
            variant="plain"
            icon={<IconLogout size={18} aria-hidden="true" />}
            loading={isLoggingOut}
            onClick={logout}
          >
            {texts.logout}
          </Button>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
