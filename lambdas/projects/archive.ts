import type { OwnApplication } from '../../shared/model/project.ts';
import { eachPage, everyPage, indexedPages, ownPages, PAGE } from '../members/archive-pages.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { getMany } from '../table/batch.ts';
import { idTime } from '../table/ids.ts';
import { hiddenAmong, type Viewer, type ViewingMember } from '../visibility/viewer.ts';
import { readApplied } from './store/applications/applications.ts';
import { withProjects } from './store/applications/details.ts';
import type { AppliedItem, FormerItem, InterestItem, ProjectCommentItem, UpvoteItem } from './store/items.ts';
import type { projectKinds } from './store/keys.ts';
import { projectKeys } from './store/keys.ts';
import { findProjectDetail, projectOf, readMemberships } from './store/projects.ts';
import { readUpdates } from './store/updates.ts';
import { presentOwnApplication } from './views/applications.ts';
import { presentProject } from './views/projects.ts';
import { presentUpdate } from './views/updates.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

/** The names of the projects that some items are about, as far as they are there for the member. */
async function projectsAbout(viewer: Viewer, items: { projectId: string }[]) {
  const ids = new Set(items.map(({ projectId }) => projectId));
  const found = await getMany([...ids].map(projectKeys.project));
  const hidden = await hiddenAmong(
    viewer,
    found.map(({ founder }) => founder._id),
  );
  const seen = found.filter(({ founder }) => !hidden.has(founder._id));
  const shown = new Map(seen.map(({ _id, name }) => [_id, { _id, name }]));
  return (projectId: string) => shown.get(projectId) ?? { _id: projectId };
}

/** What others have written to the founder is theirs: applications are in the archives of those who have applied. */
async function projectFor(viewer: ViewingMember, projectId: string): Promise<object[]> {
  const { _id: memberId } = viewer;
  const detail = await findProjectDetail(viewer, projectId);
  if (!detail) return [];
  const shown = presentProject({
    detail,
    viewerId: memberId,
    upvoted: false,
    interested: false,
    saved: new Set(),
    applications: [],
  });
  const { _id, name, createdAt, updatedAt, pitch, description, category, stage, status, website, poster } =
    shown;
  const { teamSize, openRoles, upvoteCount, commentCount, founder } = shown;
  const teamMembers = shown.teamMembers.map(({ userId, role, joinDate }) => {
    return { _id: userId._id, name: userId.name, role, joinDate };
  });
  const membership = teamMembers.find((member) => member._id === memberId);
  const own = {
    _id,
    name,
    founder: founder.name,
    yourRole: membership?.role,
    joinedAt: membership?.joinDate,
  };
  if (founder._id !== memberId) return [own];
  const written = {
    createdAt,
    updatedAt,
    pitch,
    description,
    category,
    stage,
    status,
    website,
    poster,
    openRoles,
  };
  return [{ ...own, ...written, teamSize, teamMembers, upvoteCount, commentCount }];
}

/** The ids of the projects whose team a member has left. */
async function* leftPages(memberId: string): AsyncGenerator<string[]> {
  const pages = indexedPages<FormerItem & { gsi1sk: string }>(projectKeys.leftBy(memberId));
  for await (const page of pages) yield page.map(({ projectId }) => projectId);
}

/** The ids of the projects that a member has founded or joined. */
const projectPages = (memberId: string) =>
  everyPage(async (before) => {
    const { memberships, more } = await readMemberships(memberId, { before, limit: PAGE });
    return { items: memberships.map(projectOf), next: more ? memberships.at(-1)?.gsi1sk : undefined };
  });

const updatePages = (projectId: string) =>
  everyPage(async (before) => {
    const { items, more } = await readUpdates(projectId, { before, limit: PAGE });
    return { items, next: more ? items.at(-1)?._id : undefined };
  });

/** Founded projects in full, joined ones by name and role. */
const projects: ArchivePart = {
  file: 'projects.json',
  rows: (viewer) => {
    return eachPage(projectPages(viewer._id), async (ids) => {
      const found = await Promise.all(ids.map((projectId) => projectFor(viewer, projectId)));
      return found.flat();
    });
  },
};

/** What the member has told those who have to do with their projects, also with those that they have handed over or left since. */
const updates: ArchivePart = {
  file: 'project-updates.json',
  async *rows(viewer) {
    const read = new Set<string>();
    // Who has left a team may be in it again.
    for (const pages of [projectPages, leftPages])
      for await (const ids of pages(viewer._id))
        for (const projectId of ids.filter((id) => !read.has(id))) {
          read.add(projectId);
          yield* eachPage(updatePages(projectId), (page) =>
            page
              .filter(({ founderId }) => founderId === viewer._id)
              .map((update) => ({ ...presentUpdate(update), projectId })),
          );
        }
  },
};

const formerTeams: ArchivePart = {
  file: 'former-teams.json',
  rows: (viewer) =>
    eachPage(indexedPages<FormerItem & { gsi1sk: string }>(projectKeys.leftBy(viewer._id)), async (page) => {
      const about = await projectsAbout(viewer, page);
      return page.map(({ projectId, role, removed, leftAt }) => {
        return { project: about(projectId), role, removed, leftAt };
      });
    }),
};

/** Whoever founded a project may have hidden themselves from the member. */
const withoutFounder = ({ project: { founder: _, ...project }, ...application }: OwnApplication) => ({
  ...application,
  project,
});

const applications: ArchivePart = {
  file: 'applications.json',
  rows: (viewer) => {
    const pages = everyPage(async (before) => {
      const page = await readApplied(viewer._id, { before, limit: PAGE });
      return { items: page.applications, next: page.next };
    });
    return eachPage(pages, async (page) =>
      (await withProjects(viewer, page)).map(presentOwnApplication).map(withoutFounder),
    );
  },
};

/** What the founder has noted of applications, and how they have declined them. */
const applicationNotes: ArchivePart = {
  file: 'application-notes.json',
  rows: (viewer) =>
    eachPage(
      indexedPages<AppliedItem & { gsi1sk: string }>(projectKeys.receivedBy(viewer._id)),
      async (page) => {
        const found = await getMany(
          page.flatMap(({ memberId, projectId, roleId }) =>
            memberId === undefined ? [] : [projectKeys.application(memberId, projectId, roleId)],
          ),
        );
        const written = found.filter(
          ({ founderNote, declineReason, declineNote }) => founderNote || declineReason || declineNote,
        );
        const about = await projectsAbout(viewer, written);
        return written.map(({ projectId, roleTitle, founderNote, declineReason, declineNote }) => {
          return { project: about(projectId), roleTitle, note: founderNote, declineReason, declineNote };
        });
      },
    ),
};

const upvotes: ArchivePart = {
  file: 'project-upvotes.json',
  rows: (viewer) =>
    eachPage(ownPages<UpvoteItem>(viewer._id, projectKeys.upvotesBy()), async (page) => {
      const about = await projectsAbout(viewer, page);
      return page.map(({ _id, projectId }) => ({ upvotedAt: iso(_id), project: about(projectId) }));
    }),
};

/** Those that were taken back are nobody's concern any more. */
const interests: ArchivePart = {
  file: 'project-interests.json',
  rows: (viewer) =>
    eachPage(ownPages<InterestItem>(viewer._id, projectKeys.interestsBy()), async (page) => {
      const standing = page.filter(({ isWithdrawn }) => !isWithdrawn);
      const about = await projectsAbout(viewer, standing);
      return standing.map(({ at, projectId, note }) => {
        return { interestedSince: iso(at), project: about(projectId), note };
      });
    }),
};

const projectComments: ArchivePart = {
  file: 'project-comments.json',
  rows: (viewer) =>
    eachPage(indexedPages<ProjectCommentItem>(projectKeys.projectCommentsOf(viewer._id)), async (page) => {
      const about = await projectsAbout(viewer, page);
      return page.map(({ _id, text, projectId }) => {
        return { _id, createdAt: iso(_id), text, project: about(projectId) };
      });
    }),
};

export const projectArchive: ArchivePart[] = [
  ...forOwnedKinds<typeof projectKinds>()({
    team: [projects],
    former: [formerTeams],
    application: [applications],
    // The order of the applications, no more.
    applied: [],
    upvote: [upvotes],
    interest: [interests],
  }).flat(),
  projectComments,
  updates,
  applicationNotes,
];
