import { type Caller, newCaller, settledAt } from '../../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../../shared/api/index.ts';
import { CATEGORIES } from '../../../../shared/choices.ts';
import { ROLES_PAGE } from '../../../../shared/limits.ts';

const { projects, roles } = contract;

interface Written {
  /** What each project took, with all that follows, in WRU. */
  wru: number;
  wrong: string[];
}

/** The titles of the newest roles, so many, and how many there are. */
async function newest(caller: Caller, count: number): Promise<{ titles: string[]; total: number }> {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await caller.call(roles.list, { query: { page, limit: ROLES_PAGE } });
    titles.push(...body.roles.map(({ role }) => role.title));
    if (titles.length >= count || page >= body.totalPages)
      return { titles: titles.slice(0, count), total: body.totalRoles };
  }
}

async function write(url: string, founders: Caller[], mark: string): Promise<Written> {
  const [reader] = founders;
  if (!reader) throw new Error('there are no founders');
  const { total } = await newest(reader, 0);
  const before = await settledAt(url);
  await Promise.all(
    founders.map((founder, at) =>
      founder.must(projects.create, {
        body: {
          name: `${mark} ${at}`,
          description: 'What is sought stands below',
          category: CATEGORIES[0],
          stage: 'idea',
          openRoles: [{ title: `${mark} role ${at}`, limit: 1, skills: ['Knots'], place: 'remote' }],
        },
      }),
    ),
  );
  const after = await settledAt(url);
  const found = await newest(reader, founders.length);
  const own = new Set(found.titles.filter((title) => title.startsWith(`${mark} role`)));
  const isRight = own.size === founders.length && found.total === total + founders.length;
  return {
    wru: (after.wru - before.wru) / founders.length,
    wrong: isRight
      ? []
      : [`${own.size} of ${founders.length} new roles come first; ${found.total - total} more are counted`],
  };
}

/** Founders create a project with a role each at the same moment, after one has done so alone; each has to be listed once. */
export async function createAtOnce(
  url: string,
  founders: number,
): Promise<{ alone: Written; together: Written }> {
  const callers = await Promise.all(Array.from({ length: founders + 1 }, () => newCaller(url, 'founder')));
  await settledAt(url);
  return {
    alone: await write(url, callers.slice(0, 1), 'Lone'),
    together: await write(url, callers.slice(1), 'Crowd'),
  };
}
