import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CATEGORIES, STAGES } from '../../shared/choices.ts';
import { DAY, KB } from '../../shared/limits.ts';
import { applicationStage } from '../../shared/model/application-progress.ts';
import { conversation } from '../../shared/model/conversation.ts';
import { currentUser, userCard } from '../../shared/model/member.ts';
import { notification } from '../../shared/model/notification.ts';
import { notificationType } from '../../shared/model/notification-type.ts';
import { post } from '../../shared/model/post.ts';
import { applicationStatus, cancelReason, ownApplication, project } from '../../shared/model/project.ts';
import { NOTIFICATIONS_OF_DECISIONS } from '../../shared/rules/reporting.ts';
import { MEMBERS, POSTS } from './community/index.ts';

const START = fileURLToPath(new URL('../local/start.ts', import.meta.url));
const PATIENCE = 180_000;

const DEMO = ['maya', 'daniel', 'priya'] as const;

let dataDir: string;
let child: ChildProcess;
let url: string;

/** Starts the product as `npm start` does, without the SPA. */
async function start(): Promise<string> {
  child = spawn(process.execPath, [START], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE: 'false', SEED: 'demo' },
  });
  let output = '';
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Sign in as')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => resolve());
  });
  url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  return output;
}

async function stop(): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function signIn(username: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'hearth-demo' }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function read<T>(username: string, path: string, shape: z.ZodType<T>): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { cookie: await signIn(username) } });
  return shape.parse(await answer.json());
}

/** All posts, page by page. */
async function allPosts(): Promise<z.infer<ReturnType<typeof post>>[]> {
  const cookie = await signIn('maya');
  const posts: z.infer<ReturnType<typeof post>>[] = [];
  let next: string | undefined = '/api/v1/posts?limit=50';
  while (next) {
    const answer: Response = await fetch(`${url}${next}`, { headers: { cookie } });
    posts.push(...z.array(post()).parse(await answer.json()));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return posts;
}

const allProjects = async () =>
  (await read('daniel', '/projects?limit=24', z.object({ projects: z.array(project()) }).loose())).projects;

const age = (instant: string): number => Date.now() - Date.parse(instant);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-seed-'));
  const output = await start();
  expect(output).toMatch(/Sign in as maya .* password hearth-demo/);
}, PATIENCE);

afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the demo community', () => {
  it('has written over a year, each post once, and lately', async () => {
    const posts = await allPosts();
    expect(posts.length).toBe(POSTS.length);
    expect(new Set(posts.map(({ content }) => content)).size).toBe(posts.length);
    const ages = posts.map(({ createdAt }) => age(createdAt));
    expect(Math.min(...ages)).toBeLessThan(DAY);
    expect(Math.max(...ages)).toBeGreaterThan(350 * DAY);
    for (const { comments, createdAt } of posts)
      for (const comment of comments) expect(age(comment.createdAt)).toBeLessThanOrEqual(age(createdAt));
  });

  it('has posts with photos, documents and polls, and with likes and comments', async () => {
    const posts = await allPosts();
    expect(posts.filter(({ images }) => images.length > 0).length).toBeGreaterThan(9);
    expect(posts.filter(({ documents = [] }) => documents.length > 0).length).toBeGreaterThan(1);
    expect(posts.filter(({ poll }) => poll !== undefined).length).toBeGreaterThan(2);
    expect(posts.every(({ likeCount }) => likeCount > 0)).toBe(true);
    expect(posts.filter(({ commentCount }) => commentCount > 0).length).toBeGreaterThan(40);
  });

  it('has projects of every category and every stage, one without a poster, and a full team', async () => {
    const projects = await allProjects();
    expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(new Set(projects.map(({ stage }) => stage))).toEqual(new Set(Object.keys(STAGES)));
    expect(projects.some(({ poster }) => poster === '')).toBe(true);
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(['open', 'closed']));
    expect(projects.some(({ updates }) => updates > 1)).toBe(true);
    expect(projects.some(({ teamSize, teamMembers }) => teamMembers.length === teamSize)).toBe(true);
  });

  it('gives its demo sign-ins every type of notification that needs no administrator, read ones and new ones, none of this moment', async () => {
    const told = await Promise.all(
      DEMO.map((name) => read(name, '/notifications?limit=100', z.array(notification()))),
    );
    const ofDecisions: ReadonlySet<string> = new Set(NOTIFICATIONS_OF_DECISIONS);
    // Projects of the demo stay, with their founders, and nobody has saved a search.
    const absent = ['project_handed_over', 'project_removed', 'search_match'];
    const isAbsent = (type: string) => absent.includes(type);
    const everyDay = notificationType.options.filter((type) => !ofDecisions.has(type) && !isAbsent(type));
    expect(new Set(told.flat().map(({ type }) => type))).toEqual(new Set(everyDay));
    for (const notifications of told) {
      expect(new Set(notifications.map(({ read }) => read))).toEqual(new Set([true, false]));
      for (const { createdAt } of notifications) expect(age(createdAt)).toBeGreaterThan(0);
    }
    const [automatic] = told.flat().filter(({ type }) => type === 'application_rejected_auto');
    expect(age(automatic?.createdAt ?? '')).toBeGreaterThan(90 * DAY);
  });

  it('has applications in every state, cancelled for every reason', async () => {
    const seekers = MEMBERS.filter(({ role }) => role === 'job_seeker');
    const own = await Promise.all(
      seekers.map(({ username }) =>
        read(username, '/users/me/applications?limit=100', z.array(ownApplication())),
      ),
    );
    const applications = own.flat();
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicationStatus.options));
    expect(new Set(applications.map(({ stage }) => stage))).toEqual(new Set(applicationStage.options));
    const reasons = new Set(applications.flatMap((one) => one.cancelReason ?? []));
    // Whoever has changed the role is none of these.
    expect(reasons).toEqual(new Set(cancelReason.exclude(['roleChanged']).options));
  });

  it('has conversations, read and unread, one of them about an application', async () => {
    const own = await read('maya', '/conversations', z.array(conversation()));
    expect(own.length).toBeGreaterThan(4);
    expect(new Set(own.map(({ unread }) => unread > 0))).toEqual(new Set([true, false]));
    expect(own.flatMap(({ applications }) => applications)).toMatchObject([{ projectName: 'Tidewise' }]);
    const messages = own.flatMap(({ lastMessage }) => lastMessage ?? []);
    for (const { createdAt } of messages) expect(age(createdAt)).toBeGreaterThan(0);
  });

  it('has requests that wait on both sides of its demo sign-ins', async () => {
    for (const name of DEMO) {
      const asked = await read(name, '/connections/requests', z.array(z.object({ _id: z.string() }).loose()));
      expect(asked.length).toBeGreaterThan(0);
    }
    const suggested = await read('daniel', '/users/suggestions', z.array(userCard()));
    // Asked already.
    expect(suggested.map(({ username }) => username)).not.toContain('nomsa');
  });

  it('shows only pictures that are there, and small', async () => {
    const [posts, projects] = [await allPosts(), await allProjects()];
    const me = await read('maya', '/auth/me', currentUser());
    const paths = new Set([
      ...posts.flatMap(({ images, author }) => [author.profilePicture, ...images.map(({ url }) => url)]),
      ...projects.map(({ poster }) => poster),
      me.bannerImg,
    ]);
    paths.delete('');
    expect(paths.size).toBeGreaterThan(50);
    for (const path of paths) {
      const answer = await fetch(`${url}${path}`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(70 * KB);
    }
  });

  it('has an administrator, and is seeded once', { timeout: PATIENCE }, async () => {
    const before = (await allPosts()).map(({ _id }) => _id);
    await stop();
    await start();
    expect((await allPosts()).map(({ _id }) => _id)).toEqual(before);
    expect(await read('admin', '/auth/me', currentUser())).toMatchObject({
      username: 'admin',
      isAdmin: true,
    });
  });
});
