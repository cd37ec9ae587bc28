import { readApplied } from '../../projects/store/applications/applications.ts';
import { withProjects } from '../../projects/store/applications/details.ts';
import type { FormerItem, ProjectCommentItem, UpvoteItem } from '../../projects/store/items.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { findProjectDetail, projectOf, readTies } from '../../projects/store/projects.ts';
import { presentOwnApplication } from '../../projects/views/applications.ts';
import { presentProject } from '../../projects/views/projects.ts';
import { getMany } from '../../table/batch.ts';
import { idTime } from '../../table/ids.ts';
import { hiddenAmong } from '../../visibility/viewer.ts';
import { eachPage, everyPage, indexedPages, ownPages, PAGE } from './pages.ts';
import type { Part } from './part.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

/** The names of the projects that some items are about, as far as they are there for the member. */
async function projectsAbout(items: { projectId: string }[]) {
  const ids = new Set(items.map(({ projectId }) => projectId));
  const found = await getMany([...ids].map(projectKeys.project));
  const hidden = await hiddenAmong(found.map(({ founder }) => founder._id));
  const seen = found.filter(({ founder }) => !hidden.has(founder._id));
  const shown = new Map(seen.map(({ _id, name }) => [_id, { _id, name }]));
  return (projectId: string) => shown.get(projectId) ?? { _id: projectId };
}

/** What others have written to the founder is theirs: applications are in the archives of those who have applied. */
async function projectFor(memberId: string, projectId: string): Promise<object[]> {
  const detail = await findProjectDetail(projectId);
  if (!detail) return [];
  const shown = presentProject({ detail, viewerId: memberId, upvoted: false, applications: [] });
  const { _id, name, createdAt, updatedAt, description, category, stage, website, poster } = shown;
  const { teamSize, openRoles, upvoteCount, commentCount, founder } = shown;
  const teamMembers = shown.teamMembers.map(({ userId, role, joinDate }) => {
    return { _id: userId._id, name: userId.name, role, joinDate };
  });
  const place = teamMembers.find((member) => member._id === memberId);
  const own = { _id, name, founder: founder.name, yourRole: place?.role, joinedAt: place?.joinDate };
  if (founder._id !== memberId) return [own];
  const written = { createdAt, updatedAt, description, category, stage, website, poster, openRoles };
  return [{ ...own, ...written, teamSize, teamMembers, upvoteCount, commentCount }];
}

/** Founded projects in full, joined ones by name and role. */
export const projects: Part = {
  file: 'projects.json',
  rows: (memberId) => {
    const pages = everyPage(async (before) => {
      const { ties, more } = await readTies(memberId, { before, limit: PAGE });
      return { items: ties.map(projectOf), next: more ? ties.at(-1)?.gsi1sk : undefined };
    });
    return eachPage(pages, async (ids) => {
      const found = await Promise.all(ids.map((projectId) => projectFor(memberId, projectId)));
      return found.flat();
    });
  },
};

export const formerTeams: Part = {
  file: 'former-teams.json',
  rows: (memberId) =>
    eachPage(indexedPages<FormerItem & { gsi1sk: string }>(projectKeys.leftBy(memberId)), async (page) => {
      const about = await projectsAbout(page);
      return page.map(({ projectId, role, removed, leftAt }) => {
        return { project: about(projectId), role, removed, leftAt };
      });
    }),
};

export const applications: Part = {
  file: 'applications.json',
  rows: (memberId) => {
    const pages = everyPage(async (before) => {
      const page = await readApplied(memberId, { before, limit: PAGE });
      return { items: page.applications, next: page.next };
    });
    return eachPage(pages, async (page) => (await withProjects(page)).map(presentOwnApplication));
  },
};

export const upvotes: Part = {
  file: 'project-upvotes.json',
  rows: (memberId) =>
    eachPage(ownPages<UpvoteItem>(memberId, projectKeys.upvotesBy()), async (page) => {
      const about = await projectsAbout(page);
      return page.map(({ _id, projectId }) => ({ upvotedAt: iso(_id), project: about(projectId) }));
    }),
};

export const projectComments: Part = {
  file: 'project-comments.json',
  rows: (memberId) =>
    eachPage(indexedPages<ProjectCommentItem>(projectKeys.projectCommentsOf(memberId)), async (page) => {
      const about = await projectsAbout(page);
      return page.map(({ _id, text, projectId }) => {
        return { _id, createdAt: iso(_id), text, project: about(projectId) };
      });
    }),
};
