import { newAdmin } from '../../../lambdas/testing/admin.ts';
import { Client, freshUsername, type Member, newMember } from '../../../lambdas/testing/client.ts';
import { dataUrl, FILES } from '../../../lambdas/testing/files.ts';
import { must } from '../../../lambdas/testing/life.ts';
import { addPasskeyTo } from '../../../lambdas/testing/passkeys.ts';
import { applyFor, newProject } from '../../../lambdas/testing/projects.ts';
import { uploadFile } from '../../../lambdas/testing/uploads.ts';
import { API_PREFIX, contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';

const { auth, connections, notifications, posts, reports } = contract;

/** Who calls. */
export const PERSONS = [
  'visitor',
  'newcomer',
  'founder',
  'investor',
  'jobSeeker',
  'admin',
  'suspended',
  'somebody who is gone',
] as const;
export type Person = (typeof PERSONS)[number];

const ROLES: Partial<Record<Person, Role>> = {
  founder: 'founder',
  investor: 'investor',
  jobSeeker: 'job_seeker',
  suspended: 'founder',
};

/** Newest things of each kind that inputs refer to. */
const KEPT = 8;

/** What each member has one of. */
const OF_MEMBERS = ['userId', 'username', 'email'];

const PNG = dataUrl('image/png', FILES.png);

const POLL = { options: ['Tea', 'Coffee'] };

async function newPost(author: Member, more: Omit<BodyInput<typeof posts.create>, 'content'>) {
  const { status, body } = await author.call(posts.create, { body: { content: 'Talked about', ...more } });
  if (status !== 201) throw new Error(`a post failed with ${status}`);
  return body;
}

async function commentIn(writer: Member, postId: string): Promise<string> {
  const { status, body } = await writer.call(posts.addComment, {
    params: { postId },
    body: { content: 'Hm' },
  });
  if (status !== 201) throw new Error(`a comment failed with ${status}`);
  return body.comments[0]?._id ?? '';
}

/** Members of all kinds and things of theirs, for calls that refer to what exists. */
export class Scene {
  readonly #members = new Map<Person, Member>();
  readonly #things = new Map<string, string[]>();

  /** The cookie of somebody; none of a visitor. */
  cookieOf(person: Person): string {
    return this.#members.get(person)?.cookie ?? '';
  }

  /** Keeps a thing that has come about. */
  add(kind: string, id: string): void {
    this.#things.set(kind, [id, ...(this.#things.get(kind) ?? [])].slice(0, KEPT));
  }

  /** A thing that exists, or did: calls may have deleted it since. */
  find(kind: string, nth: number): string {
    if (kind === 'forged cursor')
      return this.find('cursor', nth).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    if (kind === 'new username') return freshUsername();
    if (kind === 'new email') return `${freshUsername()}@example.com`;
    const known = this.#things.get(kind) ?? [];
    // Mostly the newest: the others belong to members whose places others have taken.
    const index = OF_MEMBERS.includes(kind) ? nth : Math.max(0, nth - KEPT / 2);
    return known[index % Math.max(1, known.length)] ?? `no ${kind} yet`;
  }

  #of(person: Person): Member {
    const member = this.#members.get(person);
    if (!member) throw new Error(`there is no ${person}`);
    return member;
  }

  async #invite(person: Person): Promise<void> {
    if (person === 'visitor') return;
    const member = person === 'admin' ? await newAdmin() : await newMember(ROLES[person]);
    this.#members.set(person, member);
    this.add('userId', member.user._id);
    this.add('username', member.user.username);
    this.add('email', member.user.email);
    if (person !== 'somebody who is gone') return;
    const browser = new Client();
    browser.cookie = member.cookie;
    await must(browser.call(auth.logout));
  }

  async #suspend(): Promise<void> {
    const params = { userId: this.#of('suspended').user._id };
    await must(this.#of('admin').call(reports.suspend, { params, body: { days: 1, reason: 'spam' } }));
  }

  /** Makes one thing of each kind, by different members. */
  async #populate(): Promise<void> {
    const [founder, seeker, investor] = [this.#of('founder'), this.#of('jobSeeker'), this.#of('investor')];
    const [pictured, post] = [
      await newPost(founder, { images: [PNG] }),
      await newPost(founder, { poll: POLL }),
    ];
    for (const { _id } of [pictured, post]) this.add('postId', _id);
    for (const { _id } of [pictured, post]) this.add('commentId', await commentIn(seeker, _id));
    const project = await newProject(founder);
    const { body: applied } = await applyFor(seeker, project._id);
    const report = { kind: 'post' as const, id: post._id, reason: 'spam' as const };
    await must(investor.call(reports.create, { body: report }));
    const { body: told } = await founder.call(notifications.list);
    const things: Record<string, string | undefined> = {
      projectId: project._id,
      applicationId: applied.application._id,
      path: await uploadFile(founder, 'post-image', 'image/png', FILES.png),
      reportId: `post.${post._id}`,
      notificationId: told[0]?._id,
    };
    for (const [kind, id] of Object.entries(things)) if (id) this.add(kind, id);
  }

  /** Makes what members have few of. */
  async #equip(): Promise<void> {
    const [founder, asker] = [this.#of('founder'), await newMember('investor')];
    const { body: asked } = await asker.call(connections.request, { params: { userId: founder.user._id } });
    this.add('requestId', asked.requestId);
    const { body: sessions } = await founder.call(auth.sessions);
    this.add('sessionId', sessions[0]?._id ?? '');
    this.add('passkeyId', (await addPasskeyTo(this.#of('investor'))).body._id);
  }

  /** Lets others take the places of all: calls may have made them leave, block each other or change what they are. */
  async refresh(): Promise<void> {
    await Promise.all(PERSONS.map((person) => this.#invite(person)));
    await this.#suspend();
    await this.#populate();
    await this.#equip();
  }

  /** Keeps the place in a list that an answer's `Link` names. */
  learn(list: string, link: string | undefined): void {
    const url = /^<([^>]+)>/.exec(link ?? '')?.[1];
    const cursor = url && new URL(url, `https://hearth.test${API_PREFIX}`).searchParams.get('cursor');
    if (cursor) for (const kind of ['cursor', `cursor of ${list}`]) this.add(kind, cursor);
  }
}
