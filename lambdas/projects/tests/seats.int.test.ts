import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { query } from '../../table/table.ts';
import { type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { rounds } from '../../testing/rounds.ts';
import { hasTable } from '../../testing/system.ts';
import { applyFor, newProject, projectFor, projectInput } from '../../testing/things/projects.ts';
import { projectKeys } from '../store/keys.ts';

const { update, decideApplication, leave, removeMember } = contract.projects;

const ROUNDS = rounds(2, 50);
const APPLICANTS = 10;

let founder: Member;
let seekers: Member[];

beforeAll(async () => {
  founder = await newMember('founder');
  seekers = await newMembers(APPLICANTS, 'job_seeker');
}, 60_000);

const chance = (share: number): boolean => Math.random() < share;

/** What one member has applied for in a project, by role. */
async function applicationsOf({ user }: Member, projectId: string): Promise<string[]> {
  const { items } = await query<{ projectId: string; roleId: string }>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :applications)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(user._id),
      ':applications': projectKeys.applicationsBy(),
    },
  });
  return items.filter((item) => item.projectId === projectId).map(({ roleId }) => roleId);
}

describe.skipIf(!hasTable)('the seats of a project', () => {
  it(`are never more than there are, ${ROUNDS} times ${APPLICANTS} answers at the same moment`, async () => {
    let joined = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const seats = 1 + (round % 3);
      const openRoles = [
        { title: 'Designer', limit: seats },
        { title: 'Engineer', limit: 2 },
      ];
      const teamSize = round % 2 ? 4 : '';
      const { _id: projectId } = await newProject(founder, { openRoles, teamSize });
      const sent = await Promise.all(
        seekers.map(async (seeker, i) => {
          const role = i % 4 === 3 ? 'Engineer' : 'Designer';
          return { seeker, _id: (await applyFor(seeker, projectId, role)).body.application._id };
        }),
      );
      const clicks = sent.flatMap(({ seeker, _id }) => {
        const params = { projectId, applicationId: _id };
        const accept = () => founder.call(decideApplication, { params, body: { status: 'accepted' } });
        const go = () => seeker.call(leave, { params: { projectId } });
        const out = () => founder.call(removeMember, { params: { projectId, userId: seeker.user._id } });
        const again = () => applyFor(seeker, projectId, 'Engineer');
        return [
          accept,
          ...(chance(0.3) ? [go] : []),
          ...(chance(0.2) ? [out] : []),
          ...(chance(0.2) ? [again] : []),
        ];
      });
      const edit = () =>
        founder.call(update, {
          params: { projectId },
          body: projectInput({ openRoles, teamSize, name: `Round ${round}` }),
        });
      const answers = await Promise.all([...clicks, edit].map((click) => click()));
      for (const { status } of answers) expect(status, `round ${round}`).toBeLessThan(500);

      const project = await projectFor(founder, projectId);
      const inTeam = project.teamMembers.slice(1);
      joined += inTeam.length;
      expect(project.teamMembers.length, `round ${round}`).toBeLessThanOrEqual(teamSize || 50);
      expect(new Set(inTeam.map(({ userId }) => userId._id)).size).toBe(inTeam.length);
      for (const { title, limit, filled } of project.openRoles) {
        expect(filled, `round ${round}`).toBe(inTeam.filter(({ role }) => role === title).length);
        expect(filled).toBeLessThanOrEqual(limit);
      }
      for (const seeker of seekers) {
        const roles = await applicationsOf(seeker, projectId);
        expect(new Set(roles).size).toBe(roles.length);
      }
    }
    expect(joined).toBeGreaterThan(ROUNDS);
  }, 600_000);
});
