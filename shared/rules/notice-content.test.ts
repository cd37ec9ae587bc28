import { describe, expect, it } from 'vitest';
import { notificationType } from '../model/notification.ts';
import { noticeContent } from './notice-content.ts';

const named = { sender: 'Ada', project: 'Tidewise', role: 'Designer' };

describe('what a notice says', () => {
  it.each([
    ['application_accepted', 'Your application for the Designer role in "Tidewise" has been accepted!'],
    [
      'application_rejected_auto',
      'Your application for the Designer role in "Tidewise" was automatically rejected because the position has been filled.',
    ],
    [
      'application_cancelled',
      'Your application for the Designer role in "Tidewise" was cancelled because you were accepted for another role.',
    ],
    ['team_member_left', 'A team member has left your project "Tidewise"'],
    ['team_member_removed', 'You have been removed from the project "Tidewise"'],
  ] as const)('is, for %s, the sentence that members read', (type, sentence) => {
    expect(noticeContent(type, named)).toBe(sentence);
  });

  it('says so when it was the role that went', () => {
    expect(noticeContent('application_cancelled', { ...named, cancelReason: 'roleRemoved' })).toContain(
      'no longer open',
    );
  });

  it('names everything there is, whatever has happened', () => {
    for (const type of notificationType.options)
      expect(noticeContent(type, named)).not.toMatch(/undefined|""/);
  });
});
