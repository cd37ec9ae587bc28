import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { menus } from '../../../../../shared/texts/common/menus.ts';
import { shell as texts } from '../../../../../shared/texts.ts';
import type { NavEntry } from '../../../router/feature-route.ts';
import { IconLogout, IconSync } from '../../../theme/icons.ts';
import { useSyncConnections } from '../background/use-sync-connections.ts';
import { useLogout } from './use-logout.ts';

/** What a menu does, other than leading somewhere. */
export interface MenuAction extends Pick<NavEntry, 'label' | 'icon'> {
  isRunning: boolean;
  run: () => void;
}

/** What a member can do from the Me menu and from the slide-in menu; the way out comes last in both. */
export function useMenuActions(member: CurrentUser): { actions: MenuAction[]; logout: MenuAction } {
  const { isLoggingOut, logout } = useLogout();
  const { isPending, mutate } = useSyncConnections();
  const sync: MenuAction = {
    label: menus.syncConnections,
    icon: IconSync,
    isRunning: isPending,
    run: () => mutate(),
  };
  return {
    actions: member.isAdmin ? [sync] : [],
    logout: { label: texts.logout, icon: IconLogout, isRunning: isLoggingOut, run: logout },
  };
}
