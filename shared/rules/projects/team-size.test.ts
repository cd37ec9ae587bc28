import { describe, expect, it } from 'vitest';
import type { Project } from '../../model/project.ts';
import { NO_FACTS } from './role-facts.ts';
import { isTeamFull } from './team-size.ts';

const person = { _id: 'maya000000000001', username: 'maya', name: 'Maya', profilePicture: '' };
const member = { userId: person, role: 'Founder', joinDate: '2026-01-01T00:00:00.000Z' };
const role = {
  _id: 'role000000000001',
  title: 'Designer',
  description: '',
  limit: 2,
  filled: 1,
  saved: false,
  ...NO_FACTS,
};

const project = (changes: Partial<Project>) => ({
  teamSize: 2,
  teamMembers: [member, member],
  openRoles: [role],
  applications: [],
  ...changes,
});

describe('a team', () => {
  it.each<[string, boolean, Partial<Project>]>([
    ['is full when all places are taken and a position is open', true, {}],
    ['is not full without a size', false, { teamSize: null }],
    ['is not full with a place left', false, { teamSize: 3 }],
    ['that looks for nobody is only complete', false, { openRoles: [{ ...role, filled: 2 }] }],
  ])('%s', (_, expected, changes) => {
    expect(isTeamFull(project(changes))).toBe(expected);
  });
});
