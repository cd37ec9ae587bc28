import type { Session } from '../api/session.ts';
import type { FeatureRoute } from './feature-route.ts';
import { paths } from './paths.ts';

export type Decision =
  | { kind: 'show'; route: FeatureRoute }
  | { kind: 'redirect'; to: string }
  /** The session is not known yet; `route` is what will probably be shown. */
  | { kind: 'wait'; route: FeatureRoute | undefined }
  | { kind: 'unreachable'; retry: () => void };

/**
 * What to do with a path for who is looking.
 *
 * @param routes the screens registered for this path, one per audience
 * @param session who is looking
 * @param expectsMember whether this browser was signed in when last seen
 */
export function decide(routes: readonly FeatureRoute[], session: Session, expectsMember: boolean): Decision {
  const routeFor = (...audiences: FeatureRoute['audience'][]) =>
    routes.find(({ audience }) => audiences.includes(audience));
  const forVisitors = routeFor('visitor', 'anyone');
  const forEveryone = routeFor('anyone');

  if (session.state === 'member') {
    const { userRole, isAdmin } = session.member;
    const forAdmins = isAdmin && routeFor('admin');
    if (forAdmins) return { kind: 'show', route: forAdmins };
    if (forEveryone) return { kind: 'show', route: forEveryone };
    // Administrators need no role: what they are here for is theirs without one.
    const own = userRole ? routeFor(userRole, 'member') : isAdmin ? routeFor('member') : undefined;
    if (own) return { kind: 'show', route: own };
    if (!userRole && !isAdmin)
      return { kind: 'redirect', to: forVisitors && !routeFor('member') ? paths.home : paths.roleSelection };
    return { kind: 'redirect', to: routes.find(({ otherwise }) => otherwise)?.otherwise ?? paths.home };
  }
  if (session.state === 'visitor')
    return forVisitors ? { kind: 'show', route: forVisitors } : { kind: 'redirect', to: paths.home };

  const shownMeanwhile = expectsMember || forVisitors?.waitsForSession ? forEveryone : forVisitors;
  if (shownMeanwhile) return { kind: 'show', route: shownMeanwhile };
  if (session.state === 'unreachable') return { kind: 'unreachable', retry: session.retry };
  return { kind: 'wait', route: routes.find(({ audience }) => audience !== 'visitor') };
}
