import { describe, expect, it } from 'vitest';
import { roleButtons, applying as texts } from '../../texts/projects/projects.ts';
import {
  canBeAccepted,
  type Opening,
  roleButton,
  type Standing,
  standingOf,
  whyNotApply,
} from './applying.ts';
import { NO_FACTS } from './role-facts.ts';

const designer: Opening = { name: 'Designer', limit: 2, filled: 1 };
const full: Opening = { ...designer, filled: 2 };
const paused: Opening = { ...designer, paused: true };
const seeker: Standing = { userRole: 'job_seeker', isFounder: false };

/** Fails every check, so that each case removes the causes of the checks before it. */
const hopeless: Standing = {
  userRole: undefined,
  isFounder: true,
  teamRole: 'Designer',
  status: 'rejected',
};

describe('the checks before applying, in their order', () => {
  it.each<[string, Standing, Opening]>([
    ['Please login to apply for roles', hopeless, full],
    ['Only job seekers can apply for roles', { ...hopeless, userRole: 'founder' }, full],
    ['Only job seekers can apply for roles', { ...hopeless, userRole: null }, full],
    ['You cannot apply to your own project', { ...hopeless, userRole: 'job_seeker' }, full],
    [
      'You are already a member with this role',
      { ...seeker, teamRole: 'Designer', status: 'rejected' },
      full,
    ],
    [
      'You are already a member of this project with a different role',
      { ...seeker, teamRole: 'Engineer', status: 'rejected' },
      full,
    ],
    ['Your previous application for this role was rejected', { ...seeker, status: 'rejected' }, full],
    ['Your application for this role is still pending approval', { ...seeker, status: 'pending' }, full],
    [
      'This project is closed and takes no applications',
      { ...seeker, status: 'cancelled' },
      { ...full, isClosed: true },
    ],
    ['This position has already been filled', seeker, full],
    ['This position has already been filled', { ...seeker, status: 'cancelled' }, full],
    ['This position has already been filled', seeker, { ...full, paused: true }],
    ['This role takes no applications at the moment', seeker, paused],
    ['This role takes no applications at the moment', { ...seeker, status: 'cancelled' }, paused],
  ])('say %j', (sentence, standing, role) => {
    const refusal = whyNotApply(standing, role);
    expect(refusal && texts[refusal]).toBe(sentence);
  });

  it.each([undefined, 'cancelled', 'accepted'] as const)('let a job seeker apply after %s', (status) => {
    expect(whyNotApply({ ...seeker, status }, designer)).toBeUndefined();
  });
});

describe('the role button', () => {
  it.each<[string, Standing, Opening | undefined]>([
    ['Select a role', seeker, undefined],
    ["You're the founder", { ...seeker, isFounder: true }, designer],
    ["You're a member", { ...seeker, teamRole: 'Designer', status: 'accepted' }, full],
    ['Already in another role', { ...seeker, teamRole: 'Engineer' }, designer],
    ['Not Eligible', { ...seeker, status: 'rejected' }, designer],
    ['Application Pending', { ...seeker, status: 'pending' }, designer],
    ['Application Pending', { ...seeker, status: 'pending' }, paused],
    ['Applications Paused', seeker, paused],
    ['Applications Paused', { ...seeker, status: 'cancelled' }, paused],
    ['Position Filled', seeker, { ...full, paused: true }],
    ['Closed', { ...seeker, status: 'cancelled' }, { ...full, isClosed: true }],
    ['Accepted', { ...seeker, status: 'accepted' }, { ...designer, isClosed: true }],
    ['Application Pending', { ...seeker, status: 'pending' }, { ...designer, isClosed: true }],
    ['Reapply', { ...seeker, status: 'cancelled' }, designer],
    ['Accepted', { ...seeker, status: 'accepted' }, designer],
    ['Apply Again', { ...seeker, status: 'accepted', isFormer: true }, designer],
    ['Position Filled', seeker, full],
    ['Apply', seeker, designer],
  ])('says %j', (label, standing, role) => {
    expect(roleButtons[roleButton(standing, role)]).toBe(label);
  });
});

describe('what a viewer is to a project', () => {
  const person = (_id: string) => ({ _id, username: _id, name: _id, profilePicture: '' });
  const founder = person('founder');
  const createdAt = '2026-11-01T00:00:00.000Z';
  const project = {
    founder,
    teamMembers: [
      { userId: founder, role: 'Founder', joinDate: createdAt },
      { userId: person('ada'), role: 'Designer', joinDate: createdAt },
    ],
    pastMembers: [{ userId: { _id: 'ben' }, role: 'Designer', removed: true, leftAt: createdAt }],
    applications: [
      {
        _id: '',
        userId: person('ben'),
        roleTitle: 'Designer',
        message: '',
        answer: '',
        status: 'accepted',
        createdAt,
        stage: 'accepted',
        history: [],
        declineReason: null,
        declineNote: '',
        respondBy: null,
      },
    ] satisfies Parameters<typeof standingOf>[1]['applications'],
  };
  const viewer = (_id: string) => ({ _id, userRole: 'job_seeker' as const });

  it.each([
    [undefined, { userRole: undefined, isFounder: false }],
    [viewer('founder'), { isFounder: true, teamRole: undefined }],
    [viewer('ada'), { isFounder: false, teamRole: 'Designer', isFormer: false }],
    [viewer('ben'), { teamRole: undefined, isFormer: true, status: 'accepted' }],
    [viewer('eve'), { teamRole: undefined, isFormer: false, status: undefined }],
  ])('is read from its answer: %j', (who, standing) => {
    expect(standingOf(who, project, 'Designer')).toMatchObject(standing);
  });

  it('is former where they were accepted and are not in the team, in lists that leave past members out', () => {
    expect(standingOf(viewer('ben'), { ...project, pastMembers: [] }, 'Designer').isFormer).toBe(true);
  });
});

describe('a pending application can be accepted', () => {
  const role = {
    _id: 'role',
    title: 'Designer',
    description: '',
    limit: 1,
    filled: 0,
    saved: false,
    ...NO_FACTS,
  };
  const applicant = { _id: 'ada', username: 'ada', name: 'Ada', profilePicture: '' };
  const asked = { userId: applicant, roleTitle: 'Designer' };
  const team = [{ userId: applicant, role: 'Engineer', joinDate: '2026-11-01T00:00:00.000Z' }];

  it.each<[string, boolean, Parameters<typeof canBeAccepted>[1]]>([
    ['while the role has an open position', true, { openRoles: [role], teamMembers: [] }],
    ['not when the role is full', false, { openRoles: [{ ...role, filled: 1 }], teamMembers: [] }],
    ['not when the role is removed', false, { openRoles: [], teamMembers: [] }],
    ['not when the applicant is in the team', false, { openRoles: [role], teamMembers: team }],
  ])('%s', (_case, expected, project) => {
    expect(canBeAccepted(asked, project)).toBe(expected);
  });
});
