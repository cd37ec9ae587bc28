import { answerDeadlines } from '../../lambdas/projects/jobs/answer-deadlines.ts';
import { decks } from '../../shared/api/decks.ts';
import { interests } from '../../shared/api/interests.ts';
import { pipeline } from '../../shared/api/pipeline.ts';
import { projects } from '../../shared/api/projects.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import { ANSWER_REMINDERS, ANSWER_WITHIN, DAY, HOUR } from '../../shared/limits.ts';
import type { Application, Project, ProjectComment } from '../../shared/model/project.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { PROJECTS } from './community/index.ts';
import { DECKS, INTERESTS } from './community/interests.ts';
import { PIPELINE } from './community/pipeline.ts';
import type { SeedApplication, SeedProject } from './community/types.ts';
import { type Community, EXCLUSIVE, later, type Member, type Step, shareOf } from './history.ts';
import { readDocument, uploadedPicture } from './pictures.ts';

interface Context {
  seed: SeedProject;
  project: { get(): Project };
  community: Community;
  clock: Clock;
}

/** Does what is due then for applications that wait; alone, because it finds what follows from earlier steps. */
function lookAfterWaitingAt(time: number): Step {
  const at = Math.ceil(time / HOUR) * HOUR;
  return {
    at,
    subject: EXCLUSIVE,
    async act() {
      let cursor: string | undefined;
      do cursor = await answerDeadlines({ at }, cursor);
      while (cursor !== undefined);
    },
  };
}

/** The hours at which an application that nobody answers has been waiting for too long. */
function deadlineSteps({ sent, outcome = [] }: SeedApplication, clock: Clock): Step[] {
  const answer = outcome.find(([what]) => what !== 'seen')?.[1] ?? 0;
  return [...ANSWER_REMINDERS, ANSWER_WITHIN]
    .map((after) => sent - after / DAY)
    .filter((due) => due > answer)
    .map((due) => lookAfterWaitingAt(clock.ago(due)));
}

function applicationSteps({ seed, project, community, clock }: Context, made: SeedApplication): Step[] {
  const application = later<Application>(`the application of ${made.by}`);
  const founder = () => community.get(seed.founder);
  const applicant = () => community.get(made.by);
  const projectId = () => project.get()._id;
  const one = () => ({ projectId: projectId(), applicationId: application.get()._id });
  const change = (body: BodyInput<typeof projects.decideApplication>) =>
    call(founder(), projects.decideApplication, { params: one(), body });
  const outcomes = {
    seen: () => change({ stage: 'seen' }),
    inTalk: () => change({ stage: 'inTalk' }),
    accepted: () => change({ status: 'accepted' }),
    rejected: () => change({ status: 'rejected', ...made.rejection }),
    withdrawn: () => call(applicant(), projects.withdrawApplication, { params: one() }),
    left: () => call(applicant(), projects.leave, { params: { projectId: projectId() } }),
    removed: () =>
      call(founder(), projects.removeMember, { params: { projectId: projectId(), userId: applicant()._id } }),
  };
  return [
    {
      at: clock.ago(made.sent),
      subject: seed.key,
      async act() {
        const { role: roleTitle, message, answer } = made;
        const body = { roleTitle, message, ...(answer !== undefined && { answer }) };
        const params = { projectId: projectId() };
        application.set((await call(applicant(), projects.apply, { params, body })).application);
        if (made.note) await change({ founderNote: made.note });
      },
    },
    ...deadlineSteps(made, clock),
    ...(made.outcome ?? []).map(
      ([what, when]): Step => ({ at: clock.ago(when), subject: seed.key, act: outcomes[what] }),
    ),
  ];
}

function upvoteSteps({ seed, project, community, clock }: Context): Step[] {
  const at = clock.ago(seed.created);
  const upvoters = new Set<string>();
  return Array.from({ length: seed.upvotes }, (_, i) => ({
    at: at + 2 * HOUR + (clock.now - at - 3 * HOUR) * shareOf(seed.key, 'upvote', i),
    subject: seed.key,
    async act() {
      const likely = community.some(upvoters.size + 1, seed.key, seed.founder);
      const upvoter = likely.find((username) => !upvoters.has(username));
      if (!upvoter) return;
      upvoters.add(upvoter);
      await call(community.get(upvoter), projects.upvote, { params: { projectId: project.get()._id } });
    },
  }));
}

function commentSteps(
  { seed, project, community, clock }: Context,
  [username, said, text, removed]: SeedProject['comments'][number],
): Step[] {
  const comment = later<ProjectComment>(`the comment of ${username}`);
  const params = () => ({ projectId: project.get()._id });
  const say: Step = {
    at: clock.ago(said),
    subject: seed.key,
    async act() {
      const options = { params: params(), body: { text } };
      comment.set((await call(community.get(username), projects.addComment, options)).comment);
    },
  };
  const remove = () =>
    call(community.get(seed.founder), projects.deleteComment, {
      params: { ...params(), commentId: comment.get()._id },
    });
  return [
    say,
    ...(removed === undefined ? [] : [{ at: clock.ago(removed), subject: seed.key, act: remove }]),
  ];
}

const pipelineSteps = ({ seed, project, community, clock }: Context): Step[] =>
  PIPELINE.filter((noted) => noted.project === seed.key).map(({ by, when, state, note }) => ({
    at: clock.ago(when),
    subject: seed.key,
    act: () =>
      call(community.get(by), pipeline.set, {
        params: { projectId: project.get()._id },
        body: { state, note },
      }),
  }));

const interestSteps = ({ seed, project, community, clock }: Context): Step[] =>
  INTERESTS.filter((one) => one.project === seed.key).map(({ by, when, note }) => ({
    at: clock.ago(when),
    subject: seed.key,
    act: () =>
      call(community.get(by), interests.set, { params: { projectId: project.get()._id }, body: { note } }),
  }));

function deckSteps({ seed, project, community, clock }: Context): Step[] {
  const params = () => ({ projectId: project.get()._id });
  const founder = () => community.get(seed.founder);
  return DECKS.filter((one) => one.project === seed.key).flatMap(({ when, file, name, readers }): Step[] => [
    {
      at: clock.ago(when),
      subject: seed.key,
      async act() {
        const content = (await readDocument(file)).toString('base64');
        const body = { file: `data:application/pdf;base64,${content}`, name };
        await call(founder(), decks.set, { params: params(), body });
      },
    },
    ...readers.flatMap(([by, shared, opened]): Step[] => [
      {
        at: clock.ago(shared),
        subject: seed.key,
        act: () =>
          call(founder(), decks.addReader, { params: { ...params(), memberId: community.get(by)._id } }),
      },
      ...opened.map(
        (at): Step => ({
          at: clock.ago(at),
          subject: seed.key,
          act: () => call(community.get(by), decks.open, { params: params() }),
        }),
      ),
    ]),
  ]);
}

const pictureOf = async ({ _id }: Member, [file, alt]: [string, string]) =>
  ({ kind: 'image', url: await uploadedPicture(_id, `posts/${file}`), alt }) as const;

function newsSteps({ seed, project, community, clock }: Context): Step[] {
  const params = () => ({ projectId: project.get()._id });
  const founder = () => community.get(seed.founder);
  return [
    ...(seed.status ?? []).map(
      ([when, status]): Step => ({
        at: clock.ago(when),
        // Who is told of it is looked up afterwards.
        subject: EXCLUSIVE,
        act: () => call(founder(), projects.setStatus, { params: params(), body: { status } }),
      }),
    ),
    ...(seed.updates ?? []).map(
      ([when, text, { milestone, picture } = {}]): Step => ({
        at: clock.ago(when),
        subject: seed.key,
        async act() {
          const attachments = picture ? [await pictureOf(founder(), picture)] : [];
          await call(founder(), projects.addUpdate, {
            params: params(),
            body: { text, ...(milestone && { milestone }), attachments },
          });
        },
      }),
    ),
  ];
}

function projectSteps(seed: SeedProject, community: Community, clock: Clock): Step[] {
  const project = later<Project>(`the project ${seed.key}`);
  const context = { seed, project, community, clock };
  const params = () => ({ projectId: project.get()._id });
  const create: Step = {
    at: clock.ago(seed.created),
    subject: seed.key,
    async act() {
      const founder = community.get(seed.founder);
      project.set((await call(founder, projects.create, { body: seed.input })).project);
      if (!seed.hasPoster) return;
      const body = { poster: await uploadedPicture(founder._id, `posters/${seed.key}`) };
      await call(founder, projects.setPoster, { params: params(), body });
    },
  };
  const [when, change] = seed.updated ?? [];
  const update = (): Promise<unknown> =>
    call(community.get(seed.founder), projects.update, {
      params: params(),
      body: { ...seed.input, ...change },
    });
  return [
    create,
    ...(when === undefined ? [] : [{ at: clock.ago(when), subject: seed.key, act: update }]),
    ...newsSteps(context),
    ...upvoteSteps(context),
    ...seed.applications.flatMap((made) => applicationSteps(context, made)),
    ...pipelineSteps(context),
    ...interestSteps(context),
    ...deckSteps(context),
    ...seed.comments.flatMap((comment) => commentSteps(context, comment)),
  ];
}

/** The steps of all projects, with applications, team changes, updates, upvotes and comments. */
export const allProjectSteps = (community: Community, clock: Clock): Step[] => [
  ...PROJECTS.flatMap((seed) => projectSteps(seed, community, clock)),
  // Steps may run a little later than they are meant to: what became due after its own step.
  lookAfterWaitingAt(clock.now - HOUR),
];
