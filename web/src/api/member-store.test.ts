import { expect, it } from 'vitest';
import { memberStore } from './member-store.ts';
import { leftByMember } from './session.ts';

it('keeps the values of one member, each under its name', () => {
  const [draft, hint] = [memberStore('ada', 'draft'), memberStore('ada', 'hint')];
  draft.write('Half a thought & more = 1\n🙂');
  hint.write('1');
  expect([memberStore('ada', 'draft').read(), hint.read()]).toEqual(['Half a thought & more = 1\n🙂', '1']);
  draft.clear();
  expect([draft.read(), hint.read()]).toEqual([null, '1']);
});

it('shows nobody what somebody else has left, and forgets it', () => {
  memberStore('ada', 'draft').write('Mine');
  expect(memberStore('ben', 'draft').read()).toBeNull();
  expect(leftByMember.read()).toBeNull();
});
