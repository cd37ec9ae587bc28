import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { API_PREFIX } from '../../shared/api/route.ts';
import { PIPELINE_MAX } from '../../shared/limits.ts';
import type { PipelineRow, PipelineState } from '../../shared/model/pipeline.ts';
import { pipeline as texts } from '../../shared/texts/pipeline/pipeline.ts';
import { newId, numberedId } from '../table/ids.ts';
import { put } from '../table/table.ts';
import { freshUsername, type Member, newMember, PASSWORD, type Response } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { newProject } from '../testing/things/projects.ts';
import type { PipelineItem } from './items.ts';
import { pipelineKeys } from './keys.ts';

expectInvariants();

const { hiding, pipeline, users } = contract;

const set = (
  member: Member,
  projectId: string,
  body: { state: PipelineState | ''; note?: string },
  headers = {},
) => member.call(pipeline.set, { params: { projectId }, body, headers });

const standing = async (member: Member, projectId: string) =>
  (await member.must(pipeline.get, { params: { projectId } })).standing;

const listed = async (member: Member, state: PipelineState) =>
  (await member.must(pipeline.list, { query: { state } })).map(({ projectId }) => projectId);

const leave = (member: Member) =>
  member.must(users.delete, {
    params: { username: member.user.username },
    body: { password: PASSWORD },
  });

async function investorAndProject() {
  const [investor, founder] = await Promise.all([newMember('investor'), newMember('founder')]);
  return { investor, founder, project: await newProject(founder) };
}

describe('a project in a pipeline', () => {
  it('stands in the list of its state, with its note and since when', async () => {
    const { investor, project } = await investorAndProject();
    expect(await standing(investor, project._id)).toBeNull();
    const { body: added } = await set(investor, project._id, {
      state: 'watching',
      note: ' Ask for the deck ',
    });
    expect(added.standing).toMatchObject({ state: 'watching', note: 'Ask for the deck' });
    const { body: moved } = await set(investor, project._id, { state: 'talking' });
    expect(moved.standing).toMatchObject({ note: 'Ask for the deck', addedAt: added.standing?.addedAt });
    expect(Date.parse(moved.standing?.since ?? '')).toBeGreaterThan(Date.parse(added.standing?.since ?? ''));
    expect(await listed(investor, 'watching')).toEqual([]);
    const rows = await investor.must(pipeline.list, { query: { state: 'talking' } });
    expect(rows).toMatchObject([
      { ...moved.standing, name: project.name, interested: false, project: { _id: project._id } },
    ]);
    await investor.must(contract.interests.set, { params: { projectId: project._id }, body: {} });
    expect(await investor.must(pipeline.list, { query: { state: 'talking' } })).toMatchObject([
      { interested: true },
    ]);
  });

  it('is counted with those in the same state', async () => {
    const { investor, founder, project } = await investorAndProject();
    const another = await newProject(founder);
    await set(investor, project._id, { state: 'talking' });
    await set(investor, another._id, { state: 'talking' });
    const counts = () => investor.must(pipeline.counts);
    expect(await counts()).toEqual({ watching: 0, talking: 2, passed: 0, invested: 0 });
    await set(investor, project._id, { state: 'passed' });
    await set(investor, another._id, { state: '' });
    expect(await counts()).toEqual({ watching: 0, talking: 0, passed: 1, invested: 0 });
  });

  it('keeps its date when its note alone changes', async () => {
    const { investor, project } = await investorAndProject();
    const { body: before } = await set(investor, project._id, { state: 'talking', note: 'One' });
    const { body: after } = await set(investor, project._id, { state: 'talking', note: 'Two' });
    expect(after.standing).toEqual({ ...before.standing, note: 'Two' });
  });

  it('stands among those of all states where none is asked for, the newest change first, page by page', async () => {
    const { investor, founder, project } = await investorAndProject();
    const ids = [project._id];
    for (let i = 0; i < 4; i += 1) ids.push((await newProject(founder))._id);
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    const states = ['watching', 'talking', 'passed', 'invested', 'watching'] as const;
    for (const [nth, id] of ids.entries()) await set(investor, id, { state: states[nth] ?? 'watching' });
    await set(investor, b, { state: 'watching' });
    const pages: string[][] = [];
    for (let next: string | undefined = `${API_PREFIX}/pipeline?limit=2`; next; ) {
      const { body, headers }: Response<PipelineRow[]> = await investor.send(next);
      pages.push(body.map(({ projectId }) => projectId));
      next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual([[b, e], [d, c], [a]]);
    expect(await listed(investor, 'watching')).toEqual([b, e, a]);
  });

  it('is taken out, also twice, and when it is gone', async () => {
    const { investor, founder, project } = await investorAndProject();
    await set(investor, project._id, { state: 'passed' });
    for (const _ of [1, 2])
      expect((await set(investor, project._id, { state: '' })).body.standing).toBeNull();
    await set(investor, project._id, { state: 'passed' });
    await leave(founder);
    expect((await set(investor, project._id, { state: '' })).status).toBe(200);
  });

  it('is seen by nobody else', async () => {
    const { investor, project } = await investorAndProject();
    const other = await newMember('investor');
    await set(investor, project._id, { state: 'talking', note: 'Mine' });
    expect(await standing(other, project._id)).toBeNull();
    expect(await listed(other, 'talking')).toEqual([]);
  });

  it('stays with its name and note when it is deleted', async () => {
    const { investor, founder, project } = await investorAndProject();
    await set(investor, project._id, { state: 'passed', note: 'Too early' });
    await leave(founder);
    await expect
      .poll(() => investor.must(pipeline.list, { query: { state: 'passed' } }), { timeout: 15_000 })
      .toMatchObject([{ name: project.name, note: 'Too early', project: null }]);
    expect((await set(investor, project._id, { state: 'talking' })).status).toBe(404);
  });

  it('disappears while its founder is hidden', async () => {
    const { investor, founder, project } = await investorAndProject();
    await set(investor, project._id, { state: 'watching' });
    await founder.must(hiding.block, { params: { userId: investor._id } });
    expect(await listed(investor, 'watching')).toEqual([]);
    expect((await set(investor, project._id, { state: 'talking' })).status).toBe(404);
    await founder.must(hiding.unblock, { params: { userId: investor._id } });
    expect(await listed(investor, 'watching')).toEqual([project._id]);
  });

  it('is in one state after many changes at once, and in the list of that state alone', async () => {
    const { investor, project } = await investorAndProject();
    const states: PipelineState[] = ['watching', 'talking', 'passed', 'invested'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => set(investor, project._id, { state: states[i % 4] ?? 'passed' })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const now = await standing(investor, project._id);
    for (const state of states)
      expect(await listed(investor, state)).toEqual(state === now?.state ? [project._id] : []);
  });

  it('changes once under one key, whatever happened in between', async () => {
    const { investor, project } = await investorAndProject();
    const headers = { 'idempotency-key': freshUsername() };
    await set(investor, project._id, { state: 'talking' }, headers);
    await set(investor, project._id, { state: 'passed' });
    const { body } = await set(investor, project._id, { state: 'talking' }, headers);
    expect(body.standing?.state).toBe('passed');
  });

  it('is refused with a state that there is not, and when there is no such project', async () => {
    const { investor, project } = await investorAndProject();
    // @ts-expect-error: a state that there is not.
    expect((await set(investor, project._id, { state: 'maybe' })).status).toBe(400);
    expect((await set(investor, newId(), { state: 'talking' })).status).toBe(404);
  });

  it.skipIf(!hasTable)('has no room beyond so many, until one is taken out', async () => {
    const { investor, project } = await investorAndProject();
    const others = Array.from({ length: PIPELINE_MAX }, (_, i) => numberedId(2 ** 40 + i, Date.now()));
    for (const projectId of others) {
      const item: PipelineItem = {
        ...pipelineKeys.byState(investor._id, 'passed', projectId),
        _id: projectId,
        projectId,
        name: 'Another',
        state: 'passed',
        note: '',
        since: projectId,
        version: 1,
      };
      await put({ ...pipelineKeys.project(investor._id, projectId), ...item });
    }
    const { status, body } = await set(investor, project._id, { state: 'talking' });
    expect([status, body]).toMatchObject([400, { code: 'TOO_MANY', message: texts.tooMany }]);
    await set(investor, others[0] ?? '', { state: '' });
    expect((await set(investor, project._id, { state: 'talking' })).status).toBe(200);
  });
});

it('the list comes in pages that lead on only where there is more', async () => {
  const [investor, founder] = await Promise.all([newMember('investor'), newMember('founder')]);
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.unshift((await newProject(founder, { name }))._id);
  for (const id of [...ids].reverse()) await set(investor, id, { state: 'watching' });
  const first = await investor.call(pipeline.list, { query: { limit: 2 } });
  expect(first.body.map(({ projectId }) => projectId)).toEqual(ids.slice(0, 2));
  const address = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const cursor = new URL(address, 'http://any').searchParams.get('cursor') ?? '';
  const second = await investor.call(pipeline.list, { query: { limit: 2, cursor } });
  expect(second.body.map(({ projectId }) => projectId)).toEqual(ids.slice(2));
  expect(second.headers.get('link')).toBeNull();
});
