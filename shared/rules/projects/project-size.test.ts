import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX, LINE_MAX, PITCH_MAX, ROLES_MAX } from '../../limits.ts';
import { projectExcess } from './project-size.ts';

const roles = (count: number, title: string, description: string) =>
  Array(count).fill({ title, description });

const texts = (letter: string) => ({
  name: letter.repeat(LINE_MAX),
  pitch: letter.repeat(PITCH_MAX),
  description: letter.repeat(DESCRIPTION_MAX),
  website: '',
});

describe('a project', () => {
  it.each([
    ['with the longest description and five long roles', texts('a'), roles(5, 'A title', 'a'.repeat(2_000))],
    [
      'with as many roles of an ordinary length as it may have',
      texts('a'),
      roles(ROLES_MAX, 'A', 'a'.repeat(500)),
    ],
    ['in CJK letters with three roles of 600', texts('中'), roles(3, '中'.repeat(20), '中'.repeat(600))],
  ])('%s is never too long', (_, given, openRoles) => {
    expect(projectExcess(given, openRoles)).toBeUndefined();
  });

  it('with many of the longest roles is too long', () => {
    expect(projectExcess(texts('中'), roles(ROLES_MAX, '中', '中'.repeat(2_000)))).toBe('textsTooLong');
  });

  it('with many of the longest titles has too long ones', () => {
    expect(projectExcess(texts('a'), roles(ROLES_MAX, '中'.repeat(LINE_MAX), ''))).toBe('roleTitlesTooLong');
  });

  it('counts skills, locations and questions of its roles', () => {
    const role = { title: 'A', description: '' };
    const many = (facts: object) => Array(ROLES_MAX).fill({ ...role, ...facts });
    const skills = Array(10).fill('An ordinary skill');
    expect(projectExcess(texts('a'), many({ skills }))).toBeUndefined();
    expect(projectExcess(texts('a'), many({ skills, location: 'a'.repeat(LINE_MAX) }))).toBe(
      'roleFactsTooLong',
    );
    expect(projectExcess(texts('中'), many({ question: '中'.repeat(300) }))).toBe('textsTooLong');
  });
});
