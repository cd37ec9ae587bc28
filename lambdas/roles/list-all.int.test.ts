import { describe, expect, it } from 'vitest';
import { roles } from '../../shared/api/roles.ts';
import { removeMany } from '../table/batch.ts';
import { freshUsername, newMember } from '../testing/calls/client.ts';
import { tableItems } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { newProject } from '../testing/things/projects.ts';
import { roleListingKinds } from './store/listing/keys.ts';
import { listAllRoles } from './store/listing/list-all.ts';

describe.skipIf(!hasTable)('roles from before there were lists of them', () => {
  it('come into the lists and the search, however often they are put there', async () => {
    const word = freshUsername();
    const founder = await newMember('founder');
    await newProject(founder, { openRoles: [{ title: word, limit: 1, skills: ['Figma'] }] });
    const query = { search: word, skill: 'figma' };
    const total = async () => (await founder.must(roles.list, { query })).totalRoles;
    expect(await total()).toBe(1);

    const kinds = Object.values(roleListingKinds);
    await removeMany((await tableItems()).filter((item) => kinds.some((kind) => kind.valuesOf(item))));
    expect(await total()).toBe(0);

    expect(await listAllRoles()).toBeGreaterThan(0);
    expect(await total()).toBe(1);
    await listAllRoles();
    expect(await total()).toBe(1);
  }, 60_000);
});
