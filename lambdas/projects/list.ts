import { projects } from '../../shared/api/projects.ts';
import type { Query } from '../../shared/api/route.ts';
import { fitOf, wantedBy } from '../../shared/rules/projects/project-fit.ts';
import { handle } from '../http/handle.ts';
import { findPage } from '../listing/find-page.ts';
import { readMember } from '../members/store/members.ts';
import { idNumber } from '../table/ids.ts';
import type { Caller } from './store/founder.ts';
import { findFitting } from './store/listing/fits.ts';
import { listKeys, wordKeys } from './store/listing/keys.ts';
import { listFor } from './store/listing/lists.ts';
import { readViewedProjects } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

type Asked = Query<typeof projects.list>;

/** The interests of whoever asks for what fits them; undefined for those who are no investors. */
async function readInvestmentInterests(member: Caller): Promise<string[] | undefined> {
  const [{ userRole }, found] = await Promise.all([member.account(), readMember(member._id)]);
  return userRole === 'investor' ? (found?.investmentInterests ?? []) : undefined;
}

async function listAll(member: Caller, { sort, category, stage, fits: _, ...rest }: Asked) {
  const list = listFor(sort, { category, stage });
  const { numbers, total, ...pages } = await findPage(
    { lists: listKeys, words: wordKeys },
    { ...rest, list },
  );
  const found = await readViewedProjects(member, numbers);
  return { projects: found.map(presentProject), totalProjects: total, ...pages };
}

async function listFitting(member: Caller, interests: string[], asked: Asked) {
  const wanted = wantedBy(interests);
  const { numbers, total, hasWords, ...pages } = await findFitting(wanted, asked);
  const found = await readViewedProjects(member, numbers);
  const shown = found.map(presentProject).map((project) => ({
    ...project,
    fit: fitOf(wanted, project, (interest) => hasWords(idNumber(project._id), interest)),
  }));
  return { projects: shown, totalProjects: total, ...pages };
}

export const handler = handle(projects.list, async ({ member, query }) => {
  const interests = query.fits && (await readInvestmentInterests(member));
  return interests ? listFitting(member, interests, query) : listAll(member, query);
});
