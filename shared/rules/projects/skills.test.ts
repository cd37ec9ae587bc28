import { describe, expect, it } from 'vitest';
import { KNOWN_SKILLS } from './known-skills.ts';
import { distinctSkills, SKILL_NAMES, skillKey, skillKeys, usualSpelling } from './skills.ts';

describe('the key of a skill', () => {
  it.each([
    ['TypeScript', 'typescript', 'TS', ' type script '],
    ['Node.js', 'nodejs', 'NODE', 'node js'],
    ['C++', 'cpp', 'c ++'],
    ['C#', 'c sharp', 'csharp'],
    ['UI/UX Design', 'ux/ui', 'ui ux'],
    ['Español', 'espanol', 'Spanish'],
    ['Kubernetes', 'k8s'],
  ])('is the same for all spellings of %s', (name, ...others) => {
    expect(others.map(skillKey)).toEqual(others.map(() => skillKey(name)));
  });

  it('tells skills apart that differ by a sign', () => {
    expect(new Set(['C', 'C++', 'C#'].map(skillKey)).size).toBe(3);
  });

  it('serves skills that nobody knows', () => {
    expect(skillKey('Beekeeping')).toBe(skillKey('bee-keeping'));
    expect(skillKey('書道')).toBe('書道');
    expect(skillKey(' ?! ')).toBe('');
  });
});

it('keeps of equal skills the first as it was written', () => {
  expect(distinctSkills(['ts', 'React', 'TypeScript', '', '-', 'react.js'])).toEqual(['ts', 'React']);
  expect(skillKeys(['ts', 'TypeScript', '-'])).toEqual(new Set(['typescript']));
});

it('spells skills as is usual, and leaves alone what nobody knows', () => {
  expect(['ts', 'golang', 'react.js', 'Knots'].map(usualSpelling)).toEqual([
    'TypeScript',
    'Go',
    'React',
    'Knots',
  ]);
});

it('knows no spelling that means two skills', () => {
  const owners = Map.groupBy(
    Object.entries(KNOWN_SKILLS).flatMap(([name, others]) =>
      [name, ...others].map((spelling) => ({
        name,
        spelling: spelling.toLowerCase().replaceAll(/[ .]/g, ''),
      })),
    ),
    ({ spelling }) => spelling,
  );
  const unclear = [...owners].filter(([, all]) => new Set(all.map(({ name }) => name)).size > 1);
  expect(unclear).toEqual([]);
  expect(SKILL_NAMES.length).toBeGreaterThan(250);
  expect(
    SKILL_NAMES.filter((name) => skillKeys(SKILL_NAMES.filter((one) => one !== name)).has(skillKey(name))),
  ).toEqual([]);
});
