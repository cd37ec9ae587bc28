import type { pages } from '../../../shared/api/pages.ts';
import type { Answer } from '../../../shared/api/route.ts';
import { entityNumber } from '../../listing/list-index.ts';
import { readSlice } from '../../listing/sorted-list.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import { projectKinds } from '../../projects/store/keys.ts';
import { listKeys } from '../../projects/store/listing/keys.ts';
import { listFor } from '../../projects/store/listing/lists.ts';
import { getMany } from '../../table/batch.ts';
import { digits } from '../../table/key.ts';
import { mayBeVisited } from './visited.ts';

const SHOWN = 3;

/** Projects that are looked at to find as many: some may be closed, or their founders suspended. */
const LOOKED_AT = 2 * SHOWN;

type Shown = Answer<typeof pages.showcase>['projects'][number];

const present = ({ _id, name, pitch = '', poster, category, stage, founder }: ProjectItem): Shown => ({
  _id,
  name,
  pitch,
  poster,
  category,
  stage,
  founder: founder.name,
});

/** The open projects with most upvotes that visitors may read. */
export async function showcaseProjects(): Promise<Shown[]> {
  const { name } = listFor('upvotes', {});
  const { numbers } = await readSlice({ keys: listKeys, name }, () => ({
    skip: 0,
    limit: LOOKED_AT,
    descending: true,
  }));
  const keys = numbers.map((number) => projectKinds.project(digits(entityNumber(number))));
  const found = new Map((await getMany(keys)).map((project) => [project.pk, project]));
  const open = keys.flatMap(({ pk }) => found.get(pk) ?? []).filter(({ closed }) => !closed);
  const allowed = await Promise.all(open.map(mayBeVisited));
  return open
    .filter((_, at) => allowed[at])
    .slice(0, SHOWN)
    .map(present);
}
