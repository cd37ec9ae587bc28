import { freshUsername, Member, newMember } from '../../../lambdas/testing/calls/client.ts';
import { CALLERS, type Thing } from '../../../lambdas/testing/examples/example.ts';
import { exampleOf } from '../../../lambdas/testing/examples/examples.ts';
import { FILES } from '../../../lambdas/testing/things/files.ts';
import { must } from '../../../lambdas/testing/things/life.ts';
import { uploadFile } from '../../../lambdas/testing/things/uploads.ts';
import { contract, routes } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { API_PREFIX } from '../../../shared/api/route.ts';
import { type Callers, newCallers } from '../authorization/callers.ts';

/** Who calls: a visitor, members of all kinds, and one whose session has ended. */
export const PERSONS = [...CALLERS, 'signed out'] as const;
export type Person = (typeof PERSONS)[number];

/** Newest things of each kind that inputs refer to: all members, who are the most. */
const KEPT = 10;

/** The parameters of a route's path, by which things are told apart: a comment on a post from one on a project. */
const namesOf = ({ params }: Route): string => Object.keys(params?.shape ?? {}).join();

/** One thing for all routes whose paths have the same parameters. */
const THINGS = new Map<string, Thing>(
  routes.toReversed().flatMap((route): [string, Thing][] => {
    const { names } = exampleOf(route.name);
    return names ? [[namesOf(route), names]] : [];
  }),
);

/** What each member has one of. */
const OF_MEMBERS = ['userId', 'username', 'email'];

/** Members of all kinds and things of theirs, for calls that refer to what exists. */
export class Fixture {
  readonly #cookies = new Map<Person, string>();
  readonly #things = new Map<string, string[]>();

  /** The cookie of somebody; none of a visitor. */
  cookieOf(person: Person): string {
    return this.#cookies.get(person) ?? '';
  }

  #add(kind: string, id: string): void {
    this.#things.set(kind, [id, ...(this.#things.get(kind) ?? [])].slice(0, KEPT));
  }

  #addOf(of: string, kind: string, id: string): void {
    this.#add(kind, id);
    this.#add(`${kind} of ${of}`, id);
  }

  /**
   * A thing that exists, or did: calls may have deleted it since.
   *
   * @param of the parameters of a route, so that a comment is one of its post, or the list of a cursor
   */
  find(kind: string, nth: number, of: string): string {
    if (kind === 'forged cursor')
      return this.find('cursor', nth, of).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    if (kind === 'new username') return freshUsername();
    if (kind === 'new email') return `${freshUsername()}@example.com`;
    const known = this.#things.get(`${kind} of ${of}`) ?? this.#things.get(kind) ?? [];
    // Mostly the newest: the others belong to members whose places others have taken.
    const index = OF_MEMBERS.includes(kind) ? nth : Math.max(0, nth - KEPT / 2);
    return known[index % Math.max(1, known.length)] ?? `no ${kind} yet`;
  }

  async #signOut(): Promise<void> {
    const member = await newMember();
    this.#cookies.set('signed out', member.cookie);
    await must(member.call(contract.auth.logout));
  }

  #introduce(callers: Callers): void {
    for (const name of CALLERS) {
      const member = callers[name];
      this.#cookies.set(name, member.cookie);
      if (!(member instanceof Member)) continue;
      this.#add('userId', member.user._id);
      this.#add('username', member.user.username);
      this.#add('email', member.user.email);
    }
  }

  /** Lets others take the places of all: calls may have made them leave, block each other or change what they are. */
  async refresh(): Promise<void> {
    const [callers, seeker] = await Promise.all([
      newCallers('founder'),
      newMember('job_seeker'),
      this.#signOut(),
    ]);
    this.#introduce(callers);
    const { host } = callers;
    // One after the other: several of them connect the two.
    for (const [names, { make, role }] of THINGS) {
      const things = await make({ owner: role ? seeker : callers.owner, host, round: {} });
      for (const [kind, id] of Object.entries(things)) this.#addOf(names, kind, id);
    }
    this.#add('path', await uploadFile(callers.owner, 'post-image', 'image/png', FILES.png));
  }

  /** Keeps the place in a list that an answer's `Link` names. */
  learn(list: string, link: string): void {
    const url = /^<([^>]+)>/.exec(link)?.[1];
    const cursor = url && new URL(url, `https://hearth.test${API_PREFIX}`).searchParams.get('cursor');
    if (cursor) this.#addOf(list, 'cursor', cursor);
  }
}
