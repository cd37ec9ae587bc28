import { packNumbers } from '../../../../lambdas/listing/packed-numbers.ts';
import { personOf } from '../../../../lambdas/members/store/person.ts';
import { applicationIdOf } from '../../../../lambdas/projects/store/applications/applications.ts';
import type { ProjectComment, ProjectItem, SeatsItem } from '../../../../lambdas/projects/store/items.ts';
import { projectKeys, projectKinds } from '../../../../lambdas/projects/store/keys.ts';
import { roleNumber } from '../../../../lambdas/projects/store/role-numbers.ts';
import { textWrites } from '../../../../lambdas/projects/store/texts.ts';
import { openRolesOf } from '../../../../lambdas/roles/store/listing/lists.ts';
import { wordsOfRoles } from '../../../../lambdas/roles/store/listing/search-words.ts';
import { numberedId } from '../../../../lambdas/table/ids.ts';
import { projectRowItems } from '../../../../lambdas/testing/things/search-items.ts';
import { CATEGORIES } from '../../../../shared/choices.ts';
import { DAY, HOUR, LIKERS_SHOWN, PROJECT_COMMENTS_PREVIEW } from '../../../../shared/limits.ts';
import { stage as stageSchema } from '../../../../shared/model/project.ts';
import { commitment, place } from '../../../../shared/model/role.ts';
import { searchWords } from '../../../../shared/rules/search/word-search.ts';
import { fewOrMany } from './chance.ts';
import { type Community, HUB_MEMBER } from './community.ts';
import type { Listed } from './listing.ts';
import { type StoredItem, stored } from './stored.ts';
import { COMMENT_TEXT, PROJECT_NOUNS, PROJECT_SENTENCES } from './words.ts';

const SINCE = 89 * DAY;
/** More than a page of each category. */
const FEWEST = 200;
const OF_HUB_MEMBER = 25;

const UPVOTES = { mean: 4, most: 200 };
const COMMENTS = { mean: 2, most: 50 };
const WAITING = 2;
const ROLE_SKILLS = ['Figma', 'Illustration', 'UX Design', 'Branding', 'CSS'];
const MOST_UPDATES = 4;
const UPDATES_OF_HUB_MEMBER = 12;
const ROLE = { title: 'Designer', description: 'Draws', limit: 50 };

/** Who has upvoted a project, commented on it, waits for an answer and is in its team, and how often its founder has told them what is new. */
interface Marks {
  upvoters: number[];
  commenters: number[];
  waiting: number[];
  accepted: number[];
  updates: number;
}

interface Founding {
  community: Community;
  founder: number;
  projectId: string;
  roleId: string;
  later(seconds: number): string;
}

function* upvotes(
  { community, founder, projectId, later }: Founding,
  upvoters: number[],
): Generator<StoredItem> {
  for (const [at, upvoter] of upvoters.entries()) {
    const [_id, memberId] = [later(at), community.id(upvoter)];
    yield stored(projectKeys.upvote(memberId, projectId), {
      ...projectKeys.byUpvotedProject(projectId, memberId),
      _id,
      founderId: community.id(founder),
      projectId,
      memberId,
    });
    yield* community.notify(founder, { _id, type: 'project_upvote', sender: upvoter, projectId });
  }
  if (upvoters.length === 0) return;
  yield stored(projectKeys.upvotes(projectId), {
    upvoteCount: upvoters.length,
    upvoters: upvoters.slice(-LIKERS_SHOWN).map((one) => community.id(one)),
  });
}

function* comments(
  { community, founder, projectId, later }: Founding,
  commenters: number[],
): Generator<StoredItem> {
  const newest: ProjectComment[] = [];
  for (const [number, commenter] of commenters.entries()) {
    const user = personOf(community.card(commenter));
    const comment: ProjectComment = { _id: later(number), text: COMMENT_TEXT, user, userVersion: 1 };
    newest.unshift(comment);
    yield stored(projectKeys.projectComment(projectId, number), {
      ...projectKeys.byCommenter(user._id, comment._id),
      ...comment,
      projectId,
      founderId: community.id(founder),
      number,
    });
    yield* community.notify(founder, {
      _id: comment._id,
      type: 'project_comment',
      sender: commenter,
      projectId,
    });
  }
  const count = commenters.length;
  if (count === 0) return;
  yield stored(projectKeys.commentCounter(projectId), { count });
  yield stored(projectKeys.commentSummary(projectId), {
    commentCount: count,
    upTo: count,
    holes: packNumbers([]),
    newest: newest.slice(0, PROJECT_COMMENTS_PREVIEW),
    version: 1,
  });
}

function* updates({ community, founder, projectId, later }: Founding, count: number): Generator<StoredItem> {
  for (let at = 0; at < count; at += 1) {
    const _id = later(at);
    yield stored(projectKeys.update(projectId, _id), {
      _id,
      projectId,
      founderId: community.id(founder),
      ...(at % 3 === 0 && { milestone: 'Reached', ...projectKeys.byMilestone(projectId, _id) }),
      text: COMMENT_TEXT,
    });
  }
}

function* application(
  { community, founder, projectId, roleId, later }: Founding,
  applicant: number,
  status: 'pending' | 'accepted',
): Generator<StoredItem> {
  const [memberId, appliedAt, decidedAt] = [community.id(applicant), later(0), later(HOUR / 1_000)];
  const roleTitle = ROLE.title;
  yield stored(projectKeys.application(memberId, projectId, roleId), {
    ...projectKeys.byApplication(projectId, status, appliedAt),
    _id: applicationIdOf(appliedAt, memberId, roleId),
    projectId,
    founderId: community.id(founder),
    memberId,
    roleId,
    roleTitle,
    message: 'I have drawn for fishers before, and would like to draw for you.',
    status,
    appliedAt,
    ...(status === 'accepted' && { decidedAt }),
  });
  yield stored(projectKeys.applied(memberId, appliedAt), {
    ...projectKeys.byReceived(community.id(founder), appliedAt),
    projectId,
    roleId,
    memberId,
    roleTitle,
    stage: status === 'accepted' ? 'accepted' : 'sent',
  });
  const about = { projectId, roleTitle };
  yield* community.notify(founder, {
    _id: appliedAt,
    type: 'application_received',
    sender: applicant,
    ...about,
  });
  if (status === 'pending') return;
  yield stored(projectKeys.team(projectId, memberId), {
    ...projectKeys.byProject(memberId, projectId),
    member: personOf(community.card(applicant)),
    memberVersion: 1,
    roleId,
    role: roleTitle,
    joinDate: new Date(community.now).toISOString(),
  });
  yield* community.notify(applicant, {
    _id: decidedAt,
    type: 'application_accepted',
    sender: founder,
    ...about,
  });
}

function* project(
  community: Community,
  founder: number,
  at: number,
  number: number,
  marks: Marks,
): Generator<StoredItem, Listed> {
  const projectId = numberedId(number, at);
  const later = (seconds: number) => community.newId(Math.min(community.now - 1, at + (seconds + 1) * 1_000));
  const founding = { community, founder, projectId, roleId: community.newId(at), later };
  const pick = <T>(list: readonly T[], shift: number) => list[(number + shift) % list.length];
  const createdAt = new Date(at).toISOString();
  const item: ProjectItem = {
    _id: projectId,
    name: `${pick(PROJECT_NOUNS, 0)} ${pick(PROJECT_NOUNS, 1 + Math.floor(number / PROJECT_NOUNS.length))}`,
    pitch: pick(PROJECT_SENTENCES, 0) ?? '',
    description: [0, 3, 5].map((shift) => pick(PROJECT_SENTENCES, shift)).join(' '),
    category: pick(CATEGORIES, 0) ?? 'Software',
    stage: pick(stageSchema.options, number % 3) ?? 'idea',
    website: '',
    poster: '',
    roles: [
      {
        _id: founding.roleId,
        title: ROLE.title,
        description: ROLE.description,
        skills: ROLE_SKILLS.slice(number % 3, (number % 3) + 3),
        place: pick(place.options, number % 2),
        commitment: pick(commitment.options, number % 3),
        location: 'Lisbon, Portugal',
        number: roleNumber(number, 0),
      },
    ],
    founder: personOf(community.card(founder)),
    founderVersion: 1,
    ...(marks.updates > 0 && { updateCount: marks.updates }),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  const { upvoters, commenters, waiting, accepted } = marks;
  const seats: SeatsItem = {
    ...projectKeys.byProject(community.id(founder), projectId),
    teamSize: null,
    taken: 1 + accepted.length,
    roles: { [founding.roleId]: { limit: ROLE.limit, filled: accepted.length } },
  };
  yield* textWrites(item).flatMap((write) => ('put' in write ? [write.put] : []));
  yield* projectRowItems(item);
  yield stored(projectKeys.seats(projectId), seats);
  yield* upvotes(founding, upvoters);
  yield* comments(founding, commenters);
  yield* updates(founding, marks.updates);
  for (const applicant of waiting) yield* application(founding, applicant, 'pending');
  for (const applicant of accepted) yield* application(founding, applicant, 'accepted');
  const { category, stage } = item;
  return {
    projectId,
    words: searchWords(`${item.name} ${item.description}`),
    placing: { category, stage, upvotes: upvoters.length },
    openRoles: openRolesOf(item, seats),
    roleWords: wordsOfRoles(item),
  };
}

/** Last digits of founders and of job seekers. */
const FOUNDER = 3;
const SEEKER = 4;
/** Of those who wait for an answer to their application for what is much wanted, and of those in its team. */
const WAITING_FOR_HUB_MEMBER = [4, 7];
const WITH_HUB_MEMBER = [1];
const TEAM = 5;

/**
 * Projects of three months, with upvotes, comments and applications; the newest is the hub member's, and everybody wants
 * to be part of it.
 *
 * @returns what lists and search are to know of them
 */
export function* projects(community: Community): Generator<StoredItem, Listed[]> {
  const { size, now, chance } = community;
  const count = Math.max(FEWEST, size / 10);
  const listed: Listed[] = [];
  for (let i = 0; i < count; i += 1) {
    const applicants = new Set(Array.from({ length: WAITING + 1 }, () => community.someone(SEEKER)));
    const [accepted, ...waiting] = [...applicants];
    const founder = i % OF_HUB_MEMBER === 0 ? HUB_MEMBER : community.someone(FOUNDER);
    const at = now - SINCE + Math.floor((i / count) * (SINCE - DAY));
    const marks = {
      upvoters: [...community.different(fewOrMany(chance, UPVOTES.mean, UPVOTES.most))],
      commenters: [...community.different(fewOrMany(chance, COMMENTS.mean, COMMENTS.most))],
      waiting,
      accepted: accepted === undefined ? [] : [accepted],
      updates: i % MOST_UPDATES,
    };
    listed.push(yield* project(community, founder, at, i + 1, marks));
  }
  const hot = yield* project(community, HUB_MEMBER, now - HOUR, count + 1, {
    upvoters: [...community.engaged(community.much(0.1))],
    commenters: [...community.engaged(community.much(0.02))],
    waiting: [...community.engaged(community.much(0.05), WAITING_FOR_HUB_MEMBER)],
    accepted: [...community.engaged(TEAM, WITH_HUB_MEMBER)],
    updates: UPDATES_OF_HUB_MEMBER,
  });
  yield stored(projectKinds.counter(), { count: count + 1 });
  return [...listed, hot];
}
