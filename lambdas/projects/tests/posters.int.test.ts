import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { type Member, newMember } from '../../testing/calls/client.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import { pictureOf } from '../../testing/things/pictures.ts';
import { newProject, projectFor } from '../../testing/things/projects.ts';
import { uploadFile } from '../../testing/things/uploads.ts';

const { setPoster } = contract.projects;

let founder: Member;
let projectId: string;

beforeAll(async () => {
  founder = await newMember('founder');
  projectId = (await newProject(founder))._id;
});

const set = (poster: string, member = founder, id = projectId) =>
  member.call(setPoster, { params: { projectId: id }, body: { poster } });

describe('the poster of a project', () => {
  it('is an upload or a data URL, kept as long as it is sent again, and gone with ""', async () => {
    const uploaded = await set(await uploadFile(founder, 'poster', 'image/png', FILES.png));
    expect(uploaded).toMatchObject({ status: 200, body: { message: texts.posterUpdated } });
    expect((await set(uploaded.body.poster)).body.poster).toBe(uploaded.body.poster);
    const sent = await set(dataUrl('image/png', FILES.png));
    expect(sent.body.poster).toMatch(pictureOf(founder.user._id));
    expect((await projectFor(founder, projectId)).poster).toBe(sent.body.poster);
    expect((await set('')).body.poster).toBe('');
    expect((await projectFor(founder, projectId)).poster).toBe('');
  });

  it('is a picture, of the founder, of a project that is there', async () => {
    expect(await set(dataUrl('image/png', FILES.html))).toMatchObject({
      status: 400,
      body: { message: 'Please upload an image file' },
    });
    expect((await set('', await newMember('founder'))).status).toBe(403);
    expect((await set('', founder, '-'.repeat(16))).status).toBe(404);
  });
});
