import { reports } from '../../shared/api/reports.ts';
import { MESSAGES_BEFORE_REPORTED } from '../../shared/limits.ts';
import { membersIn } from '../../shared/rules/conversation-id.ts';
import { findMessage, readMessages } from '../conversations/store/messages.ts';
import { presentMessage } from '../conversations/view.ts';
import { handle } from '../http/handle.ts';
import { readStoredCards } from '../members/store/members.ts';
import { personOf } from '../members/store/person.ts';
import { DELETED_MEMBER } from '../members/views/nobody.ts';
import { readCase } from './store/cases.ts';
import { CaseNotFoundError } from './store/errors.ts';
import { nameOf } from './store/things.ts';

export const handler = handle(reports.messages, async ({ params: { reportId } }) => {
  const known = await readCase(reportId);
  if (known?.kind !== 'message') throw new CaseNotFoundError();
  const { within: conversationId, id } = nameOf(known.kind, known.caseId);
  const [reported, { items }, cards] = await Promise.all([
    findMessage(conversationId, id),
    readMessages(conversationId, { before: id, limit: MESSAGES_BEFORE_REPORTED }),
    readStoredCards(membersIn(conversationId)),
  ]);
  const newestFirst = reported ? [reported, ...items] : [];
  return newestFirst.toReversed().map((message) => {
    const card = cards.get(message.senderId);
    return { sender: card ? personOf(card) : DELETED_MEMBER, message: presentMessage(message) };
  });
});
