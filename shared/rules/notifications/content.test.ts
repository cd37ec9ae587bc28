import { describe, expect, it } from 'vitest';
import { notificationType } from '../../model/notification-type.ts';
import { notificationContent } from './content.ts';

const named = { sender: 'Ada', project: 'Tidewise', role: 'Designer' };

describe('the text of a notification', () => {
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
    expect(notificationContent(type, named)).toBe(sentence);
  });

  it('says so when the role was removed', () => {
    expect(notificationContent('application_cancelled', { ...named, cancelReason: 'roleRemoved' })).toContain(
      'no longer open',
    );
  });

  it('mentions every name it is given, whatever the type', () => {
    for (const type of notificationType.options)
      expect(notificationContent(type, named)).not.toMatch(/undefined|""/);
  });
});
