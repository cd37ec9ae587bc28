import { describe, expect, it } from 'vitest';
import { conversationIdOf, membersIn, otherMemberIn } from './conversation-id.ts';

const ADA = 'A'.repeat(16);
const BEA = '_'.repeat(16);

describe('the conversation of two members', () => {
  it('has the same id for both, whoever begins', () => {
    expect(conversationIdOf(ADA, BEA)).toBe(conversationIdOf(BEA, ADA));
    expect(membersIn(conversationIdOf(BEA, ADA))).toEqual([ADA, BEA]);
  });

  it('names the other to each of them, and nobody to others', () => {
    const id = conversationIdOf(ADA, BEA);
    expect(otherMemberIn(id, ADA)).toBe(BEA);
    expect(otherMemberIn(id, BEA)).toBe(ADA);
    expect(otherMemberIn(id, 'B'.repeat(16))).toBeUndefined();
  });
});
