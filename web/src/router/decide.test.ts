import { describe, expect, it } from 'vitest';
import type { Session } from '../api/session.ts';
import { maya, newcomer } from '../testing/people.ts';
import { decide } from './decide.ts';
import type { Audience, FeatureRoute } from './feature-route.ts';

const route = (audience: Audience, otherwise?: string): FeatureRoute => ({
  path: '/x',
  audience,
  title: audience,
  otherwise,
  load: () => Promise.reject(new Error('not loaded in this test')),
});

const visitor: Session = { state: 'visitor', member: null };
const checking: Session = { state: 'checking', member: null };
const unreachable: Session = { state: 'unreachable', member: null, retry: () => {} };
const founder: Session = { state: 'member', member: maya };
const withoutRole: Session = { state: 'member', member: newcomer };

/** The outcome in a word: the audience of the screen shown, or where it leads. */
function outcome(routes: FeatureRoute[], session: Session, expectsMember = false): string {
  const decision = decide(routes, session, expectsMember);
  switch (decision.kind) {
    case 'show':
      return decision.route.audience;
    case 'redirect':
      return `-> ${decision.to}`;
    default:
      return decision.kind;
  }
}

const home = [route('visitor'), route('member')];
const login = [route('visitor')];
const network = [route('member')];
const roleSelection = [route('anyone')];
const create = [route('founder', '/projects')];
const allConnections = [route('job_seeker')];

describe('who may see what', () => {
  it.each([
    ['/', home, 'visitor', 'member', '-> /role-selection'],
    ['/login', login, 'visitor', '-> /', '-> /'],
    ['/network', network, '-> /', 'member', '-> /role-selection'],
    ['/role-selection', roleSelection, 'anyone', 'anyone', 'anyone'],
    ['/projects/create', create, '-> /', 'founder', '-> /role-selection'],
    ['/all-connections', allConnections, '-> /', '-> /', '-> /role-selection'],
  ])('%s', (_, routes, asVisitor, asFounder, asNewcomer) => {
    expect(outcome(routes, visitor)).toBe(asVisitor);
    expect(outcome(routes, founder)).toBe(asFounder);
    expect(outcome(routes, withoutRole)).toBe(asNewcomer);
  });

  it('waits for the session where members must not see the screen of visitors flash by', () => {
    const project = [route('member'), { ...route('visitor'), waitsForSession: true as const }];
    expect(outcome(project, checking)).toBe('wait');
    expect(outcome(project, unreachable)).toBe('unreachable');
    expect(outcome(project, visitor)).toBe('visitor');
    expect(outcome(project, founder)).toBe('member');
  });

  it('shows an administrator without a role what members see', () => {
    const admin: Session = { state: 'member', member: { ...newcomer, isAdmin: true } };
    expect(outcome(home, admin)).toBe('member');
    expect(outcome(network, admin)).toBe('member');
    expect(outcome(login, admin)).toBe('-> /');
    expect(outcome(create, admin)).toBe('-> /projects');
    expect(outcome(roleSelection, admin)).toBe('anyone');
  });

  it('sends an investor from /projects/create to /projects', () => {
    const investor: Session = { state: 'member', member: { ...maya, userRole: 'investor' } };
    expect(outcome(create, investor)).toBe('-> /projects');
  });
});

describe('while the session is being checked', () => {
  it('shows visitors their screens at once, when this browser was not signed in', () => {
    expect(outcome(home, checking)).toBe('visitor');
    expect(outcome(login, checking)).toBe('visitor');
    expect(outcome(network, checking)).toBe('wait');
  });

  it('never flashes the landing page or the login at a browser that was signed in', () => {
    expect(outcome(home, checking, true)).toBe('wait');
    expect(outcome(login, checking, true)).toBe('wait');
    expect(outcome(roleSelection, checking, true)).toBe('anyone');
  });

  it('offers to try again when the server cannot be asked, but keeps the landing page', () => {
    expect(outcome(network, unreachable, true)).toBe('unreachable');
    expect(outcome(home, unreachable)).toBe('visitor');
  });
});
