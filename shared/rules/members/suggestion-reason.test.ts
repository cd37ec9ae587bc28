import { describe, expect, it } from 'vitest';
import { type Suggested, suggestionReason } from './suggestion-reason.ts';

const nobody: Suggested = { userRole: 'founder', location: '', focus: '' };
const investor: Suggested = { userRole: 'investor', location: 'Pune, India', focus: 'Software' };
const viewer = { location: ' pune, Maharashtra, India' };
const none = { count: 0, isLeast: false };

describe('the reason of a suggestion', () => {
  it.each([
    [{ count: 1, isLeast: false }, '1 mutual connection'],
    [{ count: 3, isLeast: false }, '3 mutual connections'],
    [{ count: 3, isLeast: true }, 'At least 3 mutual connections'],
  ])('is what they have in common first: %j', (mutual, reason) => {
    expect(suggestionReason(viewer, investor, mutual)).toBe(reason);
  });

  it('is what an investor invests in', () => {
    expect(suggestionReason(viewer, investor, none)).toBe('Investor in Software');
  });

  it('is the same place, however it goes on', () => {
    expect(suggestionReason(viewer, { ...investor, focus: '' }, none)).toBe('Also in Pune');
    expect(suggestionReason(viewer, { ...nobody, location: 'Puneville' }, none)).toBeUndefined();
  });

  it('is left out when there is none', () => {
    expect(suggestionReason({ location: '' }, nobody, none)).toBeUndefined();
    expect(suggestionReason(viewer, { ...nobody, focus: 'Software' }, none)).toBeUndefined();
  });
});
