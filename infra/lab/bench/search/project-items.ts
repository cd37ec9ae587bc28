import { cardOf } from '../../../../lambdas/members/store/members.ts';
import { personOf } from '../../../../lambdas/members/store/person.ts';
import type { ProjectItem, SeatsItem } from '../../../../lambdas/projects/store/items.ts';
import { projectKeys, projectKinds } from '../../../../lambdas/projects/store/keys.ts';
import { wordsOf } from '../../../../lambdas/projects/store/listing/search-words.ts';
import { textWrites } from '../../../../lambdas/projects/store/texts.ts';
import { openRolesOf } from '../../../../lambdas/roles/store/listing/lists.ts';
import { wordsOfRoles } from '../../../../lambdas/roles/store/listing/search-words.ts';
import { projectRowItems } from '../../../../lambdas/testing/things/search-items.ts';
import type { Person } from '../../../../shared/model/member.ts';
import { type Listed, listing } from '../fill/listing.ts';
import { type StoredItem, stored } from '../fill/stored.ts';
import { type Corpus, type Project, projectId, roleId, timeOf } from './corpus.ts';
import { memberOf } from './member-items.ts';

/** What a project and each of its roles say beside the words that they are found by: some are long. */
const REST = ['. '.repeat(200), '. '.repeat(2_000)];

/** Where the work of all roles is done, unless it is remote. */
export const LOCATION = 'Lisbon, Portugal';

function itemOf(corpus: Corpus, project: Project, founder: Person): ProjectItem {
  const { text } = corpus;
  const { number, name, pitch, description, category, stage, isClosed, roles } = project;
  const createdAt = new Date(timeOf(number)).toISOString();
  const rest = REST[number % REST.length] ?? '';
  return {
    _id: projectId(project),
    name: text(name),
    pitch: text(pitch),
    description: text(description) + rest,
    category,
    stage,
    ...(isClosed && { closed: true as const }),
    website: '',
    poster: '',
    roles: roles.map((role) => ({
      _id: roleId(role),
      number: role.number,
      title: text(role.title),
      description: text(role.description) + rest,
      skills: role.skills.map((word) => text([word])),
      place: role.place,
      commitment: role.commitment,
      location: LOCATION,
    })),
    founder,
    founderVersion: 1,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** The items of all projects with their roles, their lists and what finds them. */
export function* projectItems(corpus: Corpus): Generator<StoredItem> {
  const founder = personOf(cardOf(memberOf(corpus, 0)));
  const listed: Listed[] = [];
  for (const project of corpus.projects) {
    const item = itemOf(corpus, project, founder);
    const { _id, category, stage } = item;
    const seats: SeatsItem = {
      ...projectKeys.byProject(founder._id, _id),
      teamSize: null,
      taken: 1,
      roles: Object.fromEntries(
        project.roles.map((role) => [roleId(role), { limit: 1, filled: role.isFilled ? 1 : 0 }]),
      ),
    };
    yield* textWrites(item).flatMap((write) => ('put' in write ? [write.put] : []));
    yield* projectRowItems(item);
    yield stored(projectKeys.seats(_id), seats);
    if (project.laterNumber !== undefined)
      yield stored(projectKeys.laterRoles(project.laterNumber), { projectId: _id });
    listed.push({
      projectId: _id,
      placing: { category, stage, upvotes: 0 },
      words: wordsOf(item),
      openRoles: openRolesOf(item, seats),
      roleWords: wordsOfRoles(item),
    });
  }
  yield stored(projectKinds.counter(), { count: corpus.projectNumbers });
  let revision = 0;
  yield* listing(() => {
    revision += 1;
    return String(revision);
  }, listed);
}
