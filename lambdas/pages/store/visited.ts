import { isAdministrator } from '../../../shared/rules/members/administrator.ts';
import { isSuspended } from '../../../shared/rules/members/suspension.ts';
import { profileForVisitors, type VisitedProfile } from '../../../shared/rules/members/visitor-view.ts';
import type { MemberItem } from '../../members/store/items.ts';
import { findMemberId, readMember } from '../../members/store/members.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import type { ProjectDetail } from '../../projects/store/projects.ts';
import {
  findProjectDetail,
  projectOf,
  readMemberships,
  readProjects,
} from '../../projects/store/projects.ts';
import { idNumber } from '../../table/ids.ts';
import { unrestricted } from '../../visibility/viewer.ts';

/** Projects that the page of a member names at most: the newest. */
const PROJECTS_SHOWN = 20;

const isRestrained = ({ suspension }: MemberItem): boolean =>
  suspension !== undefined && isSuspended(suspension);

/** Whether visitors may read a project: none of a founder who is suspended. */
export async function mayBeVisited({ founder }: ProjectItem): Promise<boolean> {
  const member = await readMember(founder._id);
  return member !== undefined && !isRestrained(member);
}

/** A project that visitors may read. */
export async function visitedProject(projectId: string): Promise<ProjectDetail | undefined> {
  const detail = await findProjectDetail(unrestricted, projectId);
  return detail && (await mayBeVisited(detail.project)) ? detail : undefined;
}

/** The member with a username, if visitors may read their profile. */
async function openMember(username: string): Promise<MemberItem | undefined> {
  const memberId = await findMemberId(unrestricted, username);
  const member = memberId ? await readMember(memberId) : undefined;
  return member?.public && !isRestrained(member) && !isAdministrator(member) ? member : undefined;
}

/** The profile of the member with a username, if visitors may read it. */
export async function visitedProfile(username: string): Promise<VisitedProfile | undefined> {
  const member = await openMember(username);
  return member && profileForVisitors(member);
}

/** A member who lets visitors read their profile, with the names of their projects. */
export interface VisitedMember {
  profile: VisitedProfile;
  projects: { _id: string; name: string; pitch: string }[];
}

/** The member with a username and their projects, if visitors may read their profile. */
export async function visitedMember(username: string): Promise<VisitedMember | undefined> {
  const member = await openMember(username);
  if (!member) return undefined;
  const { memberships } = await readMemberships(member._id, { before: undefined, limit: PROJECTS_SHOWN });
  const found = await readProjects(memberships.map(projectOf).map(idNumber));
  return {
    profile: profileForVisitors(member),
    projects: found.map(({ project: { _id, name, pitch = '' } }) => ({ _id, name, pitch })),
  };
}
