import type { ComponentType } from 'react';
import type { CurrentUser, Role } from '../../../shared/model/member.ts';

/** Who a screen is for. `member` is anyone signed in, `admin` an administrator; a role is only that role. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'admin' | Role;

/** A screen of a feature: all that the router, the guards and the title need to know before its code is loaded. */
export interface FeatureRoute {
  path: string;
  audience: Audience;
  /** For the window title; screens that know better set their own. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
  /**
   * `none` leaves the bars and the footer out, as on the landing page. With `window` the screen fills the window below the
   * bar and scrolls inside; what of it is the same stays when a link leads to another address of it.
   */
  chrome?: 'none' | 'window';
  /** Shown only once it is known that nobody is signed in: members have a screen of their own here, and must not see it flash by. */
  waitsForSession?: true;
  /** Where members outside of the audience are sent; `/` when absent. */
  otherwise?: string;
}

/** A link of the menus, from a feature's `nav.ts`. On small screens it is a tab, or in the slide-in menu. */
export interface NavEntry {
  to: string | ((member: CurrentUser) => string);
  label: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Where it is on wide screens: in the top bar itself, or in the Me menu. */
  place: 'bar' | 'me';
  /** Position from the left or the top; features do not know each other, so leave gaps. */
  order: number;
  /** Whom it is for; every member when absent. */
  role?: Role | 'admin';
  /** Of no use to administrators, who connect with nobody. */
  isForMembersOnly?: boolean;
  /** Its place among the tabs of small screens, 1 to 5. What is for a role stands in place of what is for all. */
  tab?: number;
  /** The letter that leads there after a `g`. */
  key?: string;
  /** A hook that counts what is new behind the link, as far as that is known; it asks for it when it may. */
  useBadge?: (mayAsk: boolean) => number;
}
