import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { NavEntry } from '../../../router/feature-route.ts';

const modules = import.meta.glob<{ nav: NavEntry[] }>('../../../features/*/nav.ts', { eager: true });

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

/** What of it is tabs on small screens, and what is left for the slide-in menu. */
export function smallScreenLinksOf(member: CurrentUser): { tabs: Destination[]; others: Destination[] } {
  const all = destinationsOf(member);
  const isTab = ({ tab, role }: Destination) =>
    tab !== undefined && (role !== undefined || !all.some((other) => other.tab === tab && other.role));
  return {
    tabs: all.filter(isTab).toSorted((a, b) => (a.tab ?? 0) - (b.tab ?? 0)),
    others: all.filter((destination) => !isTab(destination)),
  };
}
