import { describe, expect, it } from 'vitest';
import type { OpenRole } from '../../../../../shared/model/role.ts';
import { designer, priya } from '../../../testing/projects.ts';
import { fittingPeople } from './fitting-people.ts';

const role = (changes: Partial<OpenRole>): OpenRole => ({ ...designer, ...changes });
const person = (username: string, skills: string[], changes: object = {}) => ({
  ...priya,
  _id: username,
  username,
  skills,
  ...changes,
});

describe('who fits a role', () => {
  const frontend = role({
    _id: 'frontend',
    title: 'Frontend',
    skills: ['React', 'TypeScript'],
    place: 'remote',
  });
  const backend = role({ _id: 'backend', title: 'Backend', skills: ['Go'], commitment: 'fullTime' });

  it('is told with the role that fits best, the best first', () => {
    const found = fittingPeople(
      [person('half', ['react.js']), person('both', ['ts', 'React']), person('gopher', ['Golang'])],
      [frontend, backend],
    );
    expect(found.map((one) => [one.person.username, one.role.title])).toEqual([
      ['both', 'Frontend'],
      ['gopher', 'Backend'],
      ['half', 'Frontend'],
    ]);
  });

  it('is told with the reasons', () => {
    const wantsWork = { jobSeekerInfo: { openToRoles: ['fulltime'] } };
    const [first, second] = fittingPeople(
      [person('half', ['React']), person('gopher', ['Go'], wantsWork)],
      [frontend, backend],
    );
    expect(first?.reasons).toEqual(['1 of 1 skills', 'full-time wanted']);
    expect(second?.reasons).toEqual(['1 of 2 skills', 'remote']);
  });

  it('names the town where the work is done in one', () => {
    const here = role({ skills: ['Go'], place: 'hybrid', location: 'Pune, India' });
    const [one] = fittingPeople([person('near', ['Go'], { location: 'Pune' })], [here]);
    expect(one?.reasons).toContain('in the same town');
    const [other] = fittingPeople([person('far', ['Go'], { location: 'Oslo' })], [here]);
    expect(other?.reasons).not.toContain('in the same town');
  });

  it('is nobody without one of its skills, and nobody for a role that names none', () => {
    expect(fittingPeople([person('cook', ['Cooking'])], [frontend, role({ skills: [] })])).toEqual([]);
  });
});
