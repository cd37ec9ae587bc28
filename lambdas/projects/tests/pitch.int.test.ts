import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { PITCH_MAX } from '../../../shared/limits.ts';
import { eventually, freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { newProject, projectFor, projectInput } from '../../testing/things/projects.ts';

const { create, update, list } = contract.projects;

let founder: Member;
let reader: Member;

beforeAll(async () => {
  [founder, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const foundBy = async (search: string) =>
  (await reader.call(list, { query: { search } })).body.projects.map(({ _id }) => _id);

describe('the pitch of a project', () => {
  it('may be left out', async () => {
    expect(await newProject(founder)).toMatchObject({ pitch: '' });
  });

  it('is one line, and stays when an edit does not name it', async () => {
    const { _id, pitch } = await newProject(founder, { pitch: ' Water levels\nby phone ' });
    expect(pitch).toBe('Water levels by phone');
    const { pitch: _, ...body } = projectInput({ name: 'Tides' });
    await founder.must(update, { params: { projectId: _id }, body });
    expect(await projectFor(reader, _id)).toMatchObject({ name: 'Tides', pitch: 'Water levels by phone' });
    await founder.must(update, { params: { projectId: _id }, body: { pitch: '' } });
    expect(await projectFor(reader, _id)).toMatchObject({ pitch: '' });
  });

  it('is found by its words, and no longer when it has others', async () => {
    const [before, after] = [freshUsername(), freshUsername()];
    const { _id } = await newProject(founder, { pitch: `Water ${before}` });
    await eventually(async () => expect(await foundBy(before)).toEqual([_id]));
    await founder.must(update, { params: { projectId: _id }, body: { pitch: after } });
    await eventually(async () => expect(await foundBy(after)).toEqual([_id]));
    expect(await foundBy(before)).toEqual([]);
  });

  it('is refused beyond its limit', async () => {
    const body = projectInput({ pitch: 'a'.repeat(PITCH_MAX + 1) });
    expect(await founder.call(create, { body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'pitch' }] },
    });
  });
});
