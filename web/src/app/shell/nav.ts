import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { NavEntry } from '../../router/feature-route.ts';

const modules = import.meta.glob<{ nav: NavEntry[] }>('../../features/*/nav.ts', { eager: true });

const entries = Object.values(modules)
  .flatMap(({ nav }) => nav)
  .toSorted((a, b) => a.order - b.order);

/** A link of the menus, with its address for one member. */
export type Destination = Omit<NavEntry, 'to'> & { to: string };

/** Where the menus lead a member: every feature's `nav.ts`, in their order. */
export function destinationsOf(member: CurrentUser): Destination[] {
  return entries
    .filter(
      ({ role, isForMembersOnly }) =>
        !(isForMembersOnly && member.isAdmin) &&
        (role === undefined || role === member.userRole || (role === 'admin' && member.isAdmin)),
    )
    .map(({ to, ...entry }) => ({ ...entry, to: typeof to === 'string' ? to : to(member) }));
}
