import { projects } from '../../shared/api/projects.ts';
import { HOUR } from '../../shared/limits.ts';
import type { Application, Project, ProjectComment } from '../../shared/model/project.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { PROJECTS } from './community/index.ts';
import type { SeedApplication, SeedProject } from './community/types.ts';
import { type Community, EXCLUSIVE, later, type Step, shareOf } from './history.ts';
import { uploadedPicture } from './pictures.ts';

interface Context {
  seed: SeedProject;
  project: { get(): Project };
  community: Community;
  clock: Clock;
}

function applicationSteps({ seed, project, community, clock }: Context, made: SeedApplication): Step[] {
  const application = later<Application>(`the application of ${made.by}`);
  const founder = () => community.get(seed.founder);
  const applicant = () => community.get(made.by);
  const projectId = () => project.get()._id;
  const one = () => ({ projectId: projectId(), applicationId: application.get()._id });
  const decide = (status: 'accepted' | 'rejected') =>
    call(founder(), projects.decideApplication, { params: one(), body: { status } });
  const outcomes = {
    accepted: () => decide('accepted'),
    rejected: () => decide('rejected'),
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
        const body = { roleTitle: made.role, message: made.message };
        const params = { projectId: projectId() };
        application.set((await call(applicant(), projects.apply, { params, body })).application);
      },
    },
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
      ([when, text]): Step => ({
        at: clock.ago(when),
        subject: seed.key,
        act: () => call(founder(), projects.addUpdate, { params: params(), body: { text } }),
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
    ...seed.comments.flatMap((comment) => commentSteps(context, comment)),
  ];
}

/** The steps of all projects, with applications, team changes, updates, upvotes and comments. */
export const allProjectSteps = (community: Community, clock: Clock): Step[] =>
  PROJECTS.flatMap((seed) => projectSteps(seed, community, clock));
