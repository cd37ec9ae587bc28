import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { totalCost } from '../../telemetry.ts';
import { type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { lambdaContext } from '../../testing/calls/context.ts';
import { eventOf } from '../../testing/calls/event.ts';
import { newAdmin } from '../../testing/people/admin.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable, testedSystem } from '../../testing/system.ts';
import { FILES } from '../../testing/things/files.ts';
import { newProject } from '../../testing/things/projects.ts';
import { uploadFile } from '../../testing/things/uploads.ts';
import { profilePicture, projectPicture } from './address.ts';
import { handler } from './handler.ts';

const { auth, projects, reports, users } = contract;

/** What a messenger gets at an address. */
async function load(path: string) {
  await settled();
  const event: APIGatewayProxyEventV2 = {
    ...eventOf(auth.me),
    routeKey: 'GET /og/{proxy+}',
    rawPath: path,
    pathParameters: { proxy: decodeURIComponent(path.replace(/^\/og\//, '')) },
  };
  const { statusCode, headers, body = '', isBase64Encoded } = await handler(event, lambdaContext());
  return {
    status: statusCode,
    type: headers?.['content-type'],
    caching: headers?.['cache-control'],
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

const pictureOf = ({ user }: Member): string => profilePicture(user.username);

const publish = (member: Member, isPublic = true) =>
  member.must(users.updateProfile, { body: { public: isPublic } });

async function expectPicture(path: string): Promise<Buffer> {
  const { status, type, caching, body } = await load(path);
  expect([status, type, caching]).toEqual([200, 'image/png', 'public, max-age=0, s-maxage=60']);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  return body;
}

async function expectNone(path: string): Promise<void> {
  const { status, type, caching, body } = await load(path);
  expect([status, type, caching]).toEqual([404, 'application/json; charset=utf-8', 'no-store']);
  expect(JSON.parse(body.toString())).toMatchObject({ code: 'NOT_FOUND' });
}

const suspend = async (member: Member) =>
  (await newAdmin()).must(reports.suspend, {
    params: { userId: member.user._id },
    body: { days: 3, reason: 'abuse', note: '' },
  });

describe.skipIf(!hasTable)('the preview picture', () => {
  describe('of a project', () => {
    it('is there for everybody, changes with its name, and shows its poster', async () => {
      const founder = await newMember('founder');
      const { _id: projectId } = await newProject(founder, { pitch: 'Fish for all' });
      const path = projectPicture(projectId);
      const first = await expectPicture(path);
      const name = 'Tidewiser';
      await founder.must(projects.update, { params: { projectId }, body: { name } });
      const renamed = await expectPicture(path);
      expect(renamed).not.toEqual(first);
      const blue = { create: { width: 1200, height: 630, channels: 3, background: '#0000ff' } } as const;
      const poster = await uploadFile(founder, 'poster', 'image/png', await sharp(blue).png().toBuffer());
      await founder.must(projects.setPoster, { params: { projectId }, body: { poster } });
      const { data } = await sharp(await expectPicture(path))
        .extract({ left: 880, top: 310, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[2]).toBeGreaterThan(220);
      expect(data[0]).toBeLessThan(40);
    });

    it('is gone while its founder is suspended, and once it is deleted', async () => {
      const [one, other] = await Promise.all([newMember('founder'), newMember('founder')]);
      const [first, second] = [await newProject(one), await newProject(other)];
      for (const { _id } of [first, second]) await expectPicture(projectPicture(_id));
      await suspend(one);
      await other.must(projects.delete, { params: { projectId: second._id }, body: { name: second.name } });
      for (const { _id } of [first, second]) await expectNone(projectPicture(_id));
    });

    it('costs four RRU at most', async () => {
      const { _id } = await newProject(await newMember('founder'), { description: 'Long text. '.repeat(80) });
      await settled();
      const before = totalCost().rru;
      await expectPicture(projectPicture(_id));
      expect(totalCost().rru - before).toBeLessThanOrEqual(4);
    });
  });

  describe('of a member', () => {
    it('is there once they make their profile public, and shows nothing that their page does not', async () => {
      const member = await newMember('investor');
      await expectNone(pictureOf(member));
      await publish(member);
      const shown = await expectPicture(pictureOf(member));
      await member.must(users.updateProfile, {
        body: {
          location: 'hidden-location',
          phone: '+49 170 0000001',
          organization: 'hidden-organization',
          club: 'hidden-club',
        },
      });
      expect(await expectPicture(pictureOf(member))).toEqual(shown);
      await member.must(users.updateProfile, { body: { headline: 'Shown to everybody' } });
      expect(await expectPicture(pictureOf(member))).not.toEqual(shown);
    });

    it('is gone once they turn it off, are suspended, or leave', async () => {
      const [one, other, third] = await Promise.all([newMember(), newMember(), newMember()]);
      for (const member of [one, other, third]) {
        await publish(member);
        await expectPicture(pictureOf(member));
      }
      await publish(one, false);
      await suspend(other);
      const gone = { params: { username: third.user.username }, body: { password: PASSWORD } };
      await third.must(users.delete, gone);
      for (const member of [one, other, third]) await expectNone(pictureOf(member));
    });

    it('costs three RRU at most', async () => {
      const member = await newMember();
      await publish(member);
      await settled();
      const before = totalCost().rru;
      await expectPicture(pictureOf(member));
      expect(totalCost().rru - before).toBeLessThanOrEqual(3);
    });
  });

  it('is served under the address that the page names, to whoever asks for it or for its headers alone', async () => {
    const founder = await newMember('founder');
    const { _id: projectId } = await newProject(founder);
    const poster = await uploadFile(founder, 'poster', 'image/png', FILES.png);
    await founder.must(projects.setPoster, { params: { projectId }, body: { poster } });
    await settled();
    const { url } = testedSystem();
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(new URL(projectPicture(projectId), url), { method });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const bytes = Buffer.from(await response.arrayBuffer());
      if (method === 'HEAD') expect(bytes).toHaveLength(0);
      else expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200 });
    }
  });

  it.each([
    '/og/projects/AAAAAAAAAAAAAAAA.png',
    '/og/projects/create.png',
    '/og/projects/AAAAAAAAAAAAAAAA.jpg',
    '/og/projects/AAAAAAAAAAAAAAAA',
    '/og/profile/nobody-is-called-so.png',
    '/og/profile/a@example.com.png',
    '/og/profile/%00.png',
    '/og/profile/a/b.png',
    '/og/posts/AAAAAAAAAAAAAAAA.png',
    '/og/.png',
    '/og/constructor.png',
  ])('is none at %s', expectNone);
});
