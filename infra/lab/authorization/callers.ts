import { Client, type Member, newMember } from '../../../lambdas/testing/calls/client.ts';
import type { CallerName } from '../../../lambdas/testing/examples/example.ts';
import { newAdmin } from '../../../lambdas/testing/people/admin.ts';
import { connect } from '../../../lambdas/testing/things/connections.ts';
import { must } from '../../../lambdas/testing/things/life.ts';
import { contract } from '../../../shared/api/index.ts';
import type { Role } from '../../../shared/model/member.ts';

const { hiding, reports } = contract;

/** A client for each kind of caller; the owner and the host are members. */
export type Callers = Record<CallerName, Client> & { owner: Member; host: Member };

/** Members in all relations to an owner and a host. */
export async function newCallers(ownersRole: Role): Promise<Callers> {
  const [owner, host, connected, blocked, founder, investor, jobSeeker, newcomer, suspended, admin] =
    await Promise.all([
      newMember(ownersRole),
      newMember('founder'),
      newMember('investor'),
      newMember('founder'),
      newMember('founder'),
      newMember('investor'),
      newMember('job_seeker'),
      newMember(),
      newMember('founder'),
      newAdmin(),
    ]);
  const block = (who: Member, whom: Member) =>
    must(who.call(hiding.block, { params: { userId: whom.user._id } }));
  for (const one of [owner, host]) {
    await connect(connected, one);
    await block(one, blocked);
  }
  await must(
    admin.call(reports.suspend, {
      params: { userId: suspended.user._id },
      body: { days: 1, reason: 'spam' },
    }),
  );
  return {
    visitor: new Client(),
    owner,
    host,
    connected,
    blocked,
    founder,
    investor,
    jobSeeker,
    newcomer,
    suspended,
    admin,
  };
}
