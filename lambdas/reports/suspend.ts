import { reports } from '../../shared/api/reports.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readMember, readStoredCard } from '../members/store/members.ts';
import { suspendMember } from './store/decisions.ts';

export const handler = handle(
  reports.suspend,
  async ({ member, params, body, effect }) => {
    const { userId: memberId } = params;
    if (!(await readStoredCard(memberId, { consistent: true }))) throw new NotFound();
    const { days, reason, note } = body;
    return {
      suspension: (await suspendMember(effect, member._id, { memberId, days, reason }, note)) ?? null,
    };
  },
  async ({ params }) => {
    const member = await readMember(params.userId, { consistent: true });
    return { suspension: member?.suspension ?? null };
  },
);
