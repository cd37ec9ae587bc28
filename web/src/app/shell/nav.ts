import type { NavEntry } from '../../routing/feature-route.ts';

const modules = import.meta.glob<{ nav: NavEntry[] }>('../../features/*/nav.ts', { eager: true });

/** The links of the top bar: every feature's `nav.ts`, in their order. */
export const navEntries: readonly NavEntry[] = Object.values(modules)
  .flatMap(({ nav }) => nav)
  .toSorted((a, b) => a.order - b.order);
