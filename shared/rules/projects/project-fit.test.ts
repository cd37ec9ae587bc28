import { describe, expect, it } from 'vitest';
import { FIT_WORDS_MAX } from '../../limits.ts';
import { fitOf, saysAnything, wantedBy } from './project-fit.ts';

describe('what an investor looks for', () => {
  it.each([
    [
      ['Software', 'web3', 'e-commerce', 'AI', 'FinTech'],
      ['Software', 'Web 3', 'E-Commerce', 'Artificial Intelligence', 'Finance'],
    ],
    [['software', 'SaaS'], ['Software']],
    [[' Réal Estate '], ['Real Estate']],
  ])('%j are the categories %j', (interests, categories) => {
    expect(wantedBy(interests)).toEqual({ categories, stages: [], words: [] });
  });

  it.each([
    [
      ['MVP Completed', 'Pre-seed'],
      ['MVP', 'idea'],
    ],
    [
      ['fundraising', 'Idea Stage', 'idea'],
      ['fundraising', 'idea'],
    ],
  ])('%j are the stages %j', (interests, stages) => {
    expect(wantedBy(interests)).toEqual({ categories: [], stages, words: [] });
  });

  it('is looked for by words where an interest names neither', () => {
    expect(wantedBy(['Climate', 'Cold chains', 'climate', '!!', 'Finance'])).toEqual({
      categories: ['Finance'],
      stages: [],
      words: ['climate', 'Cold chains'],
    });
  });

  it('has at most so many words', () => {
    const interests = Array.from({ length: 30 }, (_, nth) => `Field ${nth}`);
    expect(wantedBy(interests).words).toEqual(interests.slice(0, FIT_WORDS_MAX));
  });

  it('is nothing when no interest says anything', () => {
    expect(saysAnything(wantedBy([]))).toBe(false);
    expect(saysAnything(wantedBy(['?', ' ']))).toBe(false);
    expect(saysAnything(wantedBy(['Growth']))).toBe(true);
  });
});

describe('why a project fits', () => {
  const project = { category: 'Software', stage: 'MVP' } as const;
  const why = (interests: string[], found: string[] = []) =>
    fitOf(wantedBy(interests), project, (interest) => found.includes(interest)).map(({ value }) => value);

  it.each<[string[], string[], string[]]>([
    [['Software'], [], ['Software']],
    [['Gaming', 'Software'], [], ['Software']],
    [['Gaming'], [], []],
    [['Gaming', 'Rice'], ['Rice'], ['Rice']],
    [['Software', 'Rice'], ['Rice'], ['Software', 'Rice']],
    [['MVP'], [], ['MVP']],
    [['Software', 'MVP', 'Growth'], [], ['Software', 'MVP']],
    [['Software', 'Growth'], [], []],
    [['Rice', 'MVP'], [], []],
    [[], [], []],
  ])('interests %j, of whose words it has %j, by %j', (interests, found, values) => {
    expect(why(interests, found)).toEqual(values);
  });
});
