import type { pages } from '../../../shared/api/pages.ts';
import type { Answer } from '../../../shared/api/route.ts';
import { entityNumber } from '../../listing/list-index.ts';
import { readSlice } from '../../listing/sorted-list.ts';
import { listKeys } from '../../projects/store/listing/keys.ts';
import { listFor } from '../../projects/store/listing/lists.ts';
import { readProjectItems } from '../../projects/store/projects.ts';
import { presentBrief } from '../../projects/views/brief.ts';
import { mayBeVisited } from './visited.ts';

const SHOWN = 3;

/** Projects that are looked at to find as many: some may be closed, or their founders suspended. */
const LOOKED_AT = 2 * SHOWN;

type Shown = Answer<typeof pages.showcase>['projects'][number];

/** The open projects with most upvotes that visitors may read. */
export async function showcaseProjects(): Promise<Shown[]> {
  const { name } = listFor('upvotes', {});
  const { numbers } = await readSlice({ keys: listKeys, name }, () => ({
    skip: 0,
    limit: LOOKED_AT,
    descending: true,
  }));
  const found = await readProjectItems(numbers.map(entityNumber));
  const open = found.filter(({ closed }) => !closed);
  const allowed = await Promise.all(open.map(mayBeVisited));
  return open
    .filter((_, at) => allowed[at])
    .slice(0, SHOWN)
    .map((project) => ({ ...presentBrief(project), founder: project.founder.name }));
}
