import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { publicPages as texts } from '../../shared/texts/pages/public-pages.ts';
import { totalCost } from '../telemetry.ts';
import { Client, type Member, newMember, newMembers, PASSWORD } from '../testing/calls/client.ts';
import { lambdaContext } from '../testing/calls/context.ts';
import { eventOf } from '../testing/calls/event.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { newProject } from '../testing/things/projects.ts';
import { handler } from './handler.ts';

expectInvariants();

const { auth, pages, projects, reports, users } = contract;

const SHELL = readFileSync(new URL('../../web/app.html', import.meta.url), 'utf8');

/** What somebody without an account gets at an address. */
async function visit(path: string) {
  await settled();
  const [, folder = '', proxy] = /^(\/[^/]+)\/(.+)$/.exec(path) ?? [path, path];
  const event: APIGatewayProxyEventV2 = {
    ...eventOf(auth.me),
    routeKey: `GET ${proxy === undefined ? folder : `${folder}/{proxy+}`}`,
    rawPath: path,
    ...(proxy !== undefined && { pathParameters: { proxy } }),
  };
  const { statusCode, headers, body = '' } = await handler(event, lambdaContext());
  return { status: statusCode, type: headers?.['content-type'], caching: headers?.['cache-control'], body };
}

const isShell = ({ status, body }: { status: number | undefined; body: string }): boolean =>
  status === 200 && body === SHELL;

const publish = (member: Member, isPublic = true) =>
  member.must(users.updateProfile, { body: { public: isPublic } });

const pageOf = ({ user }: Member): string => `/profile/${user.username}`;

describe.skipIf(!hasTable)('a public page', () => {
  beforeAll(() => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
      String(asked[0]).endsWith('/app.html') ? new Response(SHELL) : fetch(...asked),
    );
    return () => void vi.unstubAllGlobals();
  });

  describe('of a member', () => {
    it('shows what they allow, and nothing else of them', async () => {
      const member = await newMember('investor');
      const shown = {
        name: 'Shown Name',
        headline: 'shown-headline',
        about: 'shown-about',
        skills: ['shown-skill'],
      };
      const hidden = {
        location: 'hidden-location',
        phone: '+49 170 0000001',
        linkedin: 'https://linkedin.example/hidden',
        organization: 'hidden-organization',
        club: 'hidden-club',
        investmentInterests: ['hidden-interest'],
        investmentRange: { min: 123_001, max: 456_002 },
      };
      const history = {
        experience: [{ title: 'shown-title', company: 'shown-company', description: 'shown-description' }],
        education: [{ school: 'shown-school', fieldOfStudy: 'shown-field', startYear: 2019, endYear: 2021 }],
      };
      await member.must(users.updateProfile, { body: { ...shown, ...hidden, ...history } });
      await member.post('hidden-post');
      expect(isShell(await visit(pageOf(member)))).toBe(true);

      await publish(member);
      const { status, type, caching, body } = await visit(pageOf(member));
      expect([status, type, caching]).toEqual([
        200,
        'text/html; charset=utf-8',
        'public, max-age=0, s-maxage=60',
      ]);
      for (const text of ['Shown Name', ...JSON.stringify({ shown, history }).matchAll(/shown-[\w]+/g)])
        expect(body).toContain(String(text));
      expect(body).toContain('2019 – 2021');
      const me = (await member.call(auth.me)).body;
      for (const text of [me.email, me._id, me.phone, '123001', '456002', 'hidden'])
        expect(body).not.toContain(text);
      expect(body).not.toContain('noindex');
      expect(body).toContain(`/login?next=${encodeURIComponent(pageOf(member))}`);
    });

    it('tells messengers of their picture, and how large it is', async () => {
      const member = await newMember();
      await publish(member);
      const { body } = await visit(pageOf(member));
      const tags = [
        ...body.matchAll(/<meta (?:property|name)="(og:image[^"]*|twitter:card)" content="([^"]*)">/g),
      ];
      expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual({
        'og:image': expect.stringMatching(
          new RegExp(`^https?://[^/]+/og/profile/${encodeURIComponent(member.user.username)}\\.png$`),
        ),
        'og:image:type': 'image/png',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': texts.profileTitle(member.user.name),
        'twitter:card': 'summary_large_image',
      });
    });

    it('names their projects', async () => {
      const founder = await newMember('founder');
      const { _id } = await newProject(founder, { pitch: 'Fish for all' });
      await publish(founder);
      const { body } = await visit(pageOf(founder));
      expect(body).toContain(`<a href="/projects/${_id}">Tidewise</a>`);
    });

    it('is gone once they turn it off, are suspended, or leave', async () => {
      const [admin, one, other, third] = await Promise.all([
        newAdmin(),
        newMember(),
        newMember(),
        newMember(),
      ]);
      for (const member of [one, other, third]) {
        await publish(member);
        expect(isShell(await visit(pageOf(member)))).toBe(false);
      }
      await publish(one, false);
      await admin.must(reports.suspend, {
        params: { userId: other.user._id },
        body: { days: 3, reason: 'abuse', note: '' },
      });
      const gone = { params: { username: third.user.username }, body: { password: PASSWORD } };
      await third.must(users.delete, gone);
      for (const member of [one, other, third]) expect(isShell(await visit(pageOf(member)))).toBe(true);
    });

    it.each([
      '/profile/nobody-is-called-so',
      '/profile/a@example.com',
      '/profile/%00',
      '/profile/a/activity',
    ])('is the shell of the site at %s', async (path) => {
      expect(isShell(await visit(path))).toBe(true);
    });
  });

  describe('of a project', () => {
    it('shows what its founder has written, and its open roles', async () => {
      const founder = await newMember('founder');
      const { _id } = await newProject(founder, {
        name: 'Tidewise',
        pitch: 'Fish for all',
        description: 'Nets.\n\nBoats.',
        openRoles: [
          { title: 'Open role', description: 'Draws', limit: 1, skills: ['Figma'], commitment: 'fullTime' },
          { title: 'Paused one', description: '', limit: 1, paused: true },
        ],
      });
      const { status, body } = await visit(`/projects/${_id}`);
      expect(status).toBe(200);
      for (const text of ['<h1 dir="auto">Tidewise</h1>', 'Fish for all', '>Nets.</p>', '>Boats.</p>'])
        expect(body).toContain(text);
      expect(body).toMatch(
        new RegExp(`<meta property="og:image" content="https?://[^/"]+/og/projects/${_id}\\.png">`),
      );
      for (const text of ['Open role', 'Figma', 'Full-time', texts.signInToApply])
        expect(body).toContain(text);
      for (const text of ['Paused one', founder.user._id, founder.user.email])
        expect(body).not.toContain(text);
    });

    it('costs four RRU at most, however much was written', async () => {
      const founder = await newMember('founder');
      const { _id } = await newProject(founder, { description: 'Long text. '.repeat(80) });
      await settled();
      const before = totalCost().rru;
      await visit(`/projects/${_id}`);
      expect(totalCost().rru - before).toBeLessThanOrEqual(4);
    });

    it('says that it takes no applications once it is closed', async () => {
      const founder = await newMember('founder');
      const { _id: projectId } = await newProject(founder);
      await founder.must(projects.setStatus, { params: { projectId }, body: { status: 'closed' } });
      const { body } = await visit(`/projects/${projectId}`);
      expect(body).toContain(texts.closed);
      expect(body).not.toContain(texts.signInToApply);
    });

    it('is gone while its founder is suspended, and once it is deleted', async () => {
      const [admin, one, other] = await Promise.all([newAdmin(), newMember('founder'), newMember('founder')]);
      const [first, second] = [await newProject(one), await newProject(other)];
      await admin.must(reports.suspend, {
        params: { userId: one.user._id },
        body: { days: 3, reason: 'abuse', note: '' },
      });
      await other.must(projects.delete, {
        params: { projectId: second._id },
        body: { name: second.name },
      });
      for (const { _id } of [first, second]) expect(isShell(await visit(`/projects/${_id}`))).toBe(true);
    });

    it.each(['/projects/create', '/projects/AAAAAAAAAAAAAAAA', '/projects/AAAAAAAAAAAAAAAA/edit'])(
      'is the shell of the site at %s',
      async (path) => {
        expect(isShell(await visit(path))).toBe(true);
      },
    );
  });

  describe('of the community, for the front page', () => {
    const shown = async () => {
      await settled();
      return (await new Client().must(pages.showcase)).projects;
    };

    /** A project that more members have upvoted than any other. */
    async function mostUpvoted(founder: Member, changes: Parameters<typeof newProject>[1] = {}) {
      const project = await newProject(founder, changes);
      const { body } = await founder.call(projects.list, { query: { sort: 'upvotes', limit: 1 } });
      const most = body.projects[0]?.upvoteCount ?? 0;
      const params = { projectId: project._id };
      const voters = await newMembers(most + 1);
      for (const voter of voters) await voter.must(projects.upvote, { params });
      return project;
    }

    it('shows three open projects at most, those with most upvotes first, and nothing private', async () => {
      const founder = await newMember('founder');
      const { _id, name, category, stage } = await mostUpvoted(founder, { pitch: 'shown-pitch' });
      const [first, ...others] = await shown();
      expect(first).toEqual({
        _id,
        name,
        category,
        stage,
        poster: '',
        pitch: 'shown-pitch',
        founder: founder.user.name,
      });
      expect(others.length).toBeLessThanOrEqual(2);
    });

    it('leaves out what is closed, and what is of a founder who is suspended', async () => {
      const [admin, one, other] = await Promise.all([newAdmin(), newMember('founder'), newMember('founder')]);
      const closed = await mostUpvoted(one);
      const suspended = await mostUpvoted(other);
      const ids = async () => (await shown()).map(({ _id }) => _id);
      expect(await ids()).toEqual(expect.arrayContaining([closed._id, suspended._id]));
      await one.must(projects.setStatus, { params: { projectId: closed._id }, body: { status: 'closed' } });
      await admin.must(reports.suspend, {
        params: { userId: other.user._id },
        body: { days: 3, reason: 'abuse', note: '' },
      });
      for (const _id of [closed._id, suspended._id]) expect(await ids()).not.toContain(_id);
    });

    it('may be kept by the distribution for a minute, by nobody else', async () => {
      const { headers } = await new Client().call(pages.showcase);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    });
  });

  describe('is found', () => {
    const addresses = (xml: string): string[] =>
      [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);

    it('by the sitemap, whose pages are all there', async () => {
      const [founder, member, shy] = await Promise.all([newMember('founder'), newMember(), newMember()]);
      const { _id } = await newProject(founder);
      await publish(member);
      const pieces = addresses((await visit('/sitemap.xml')).body);
      const found: string[] = [];
      for (const piece of pieces) {
        const { status, type, body } = await visit(piece);
        expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
        found.push(...addresses(body));
      }
      expect(found).toEqual(expect.arrayContaining(['/', `/projects/${_id}`, pageOf(member)]));
      expect(found).not.toContain(pageOf(shy));
      await publish(member, false);
      const left = await Promise.all(addresses((await visit('/sitemap.xml')).body).map(visit));
      expect(left.flatMap(({ body }) => addresses(body))).not.toContain(pageOf(member));
    });

    it('by robots, which are told of the sitemap', async () => {
      const { type, body } = await visit('/robots.txt');
      expect(type).toBe('text/plain; charset=utf-8');
      expect(body).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
    });

    it.each([
      'projects-0.xml',
      'projects-999999.xml',
      'profiles-64.xml',
      'others-1.xml',
      'projects-1.xml.gz',
    ])('in no piece %s', async (piece) => {
      expect((await visit(`/sitemap/${piece}`)).status).toBe(404);
    });
  });
});
