import { describe, expect, it } from 'vitest';
import { memberItem } from '../../testing/people/members.ts';
import { presentProfile } from './profile.ts';

/** A member of whom more is stored than a profile knows. */
const stored = { ...memberItem(), secretNote: 'secret', isAdmin: true, recoveryAddress: 'old@example.com' };

describe('a profile', () => {
  it.each(['self', 'connected', 'stranger'] as const)(
    'shows what is named as public, and nothing else that is stored: %s',
    (nearness) => {
      const shown = presentProfile(stored, nearness, []);
      expect(JSON.stringify(shown)).not.toMatch(/secret|old@example|isAdmin|cardVersion|clearedUpTo/);
      expect(shown.name).toBe(stored.name);
    },
  );

  it('keeps address and phone from strangers, and the range within which an investor invests from everybody else', () => {
    const investor = { ...stored, userRole: 'investor' as const, email: 'ada@example.com', phone: '+1 555' };
    const shown = (nearness: 'self' | 'connected' | 'stranger') => {
      const { email, phone, investmentRange } = presentProfile(investor, nearness, []);
      return [email, phone, investmentRange !== undefined];
    };
    expect(shown('stranger')).toEqual(['', '', false]);
    expect(shown('connected')).toEqual([investor.email, investor.phone, false]);
    expect(shown('self')).toEqual([investor.email, investor.phone, true]);
  });
});
