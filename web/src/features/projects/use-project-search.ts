import { useSearchParams } from 'react-router-dom';
import { isCategory, isStage, SORTS } from '../../../../shared/choices.ts';
import type { Category, Sort, Stage } from '../../../../shared/model/project.ts';

/** What the list of projects is asked for; "" is every category, every stage, no words. */
export interface ProjectSearch {
  category: Category | '';
  stage: Stage | '';
  sort: Sort;
  search: string;
}

const NOTHING: ProjectSearch = { category: '', stage: '', sort: 'latest', search: '' };

const isSort = (value: string): value is Sort => Object.hasOwn(SORTS, value);

/** The search in an address; what is unknown there is left out, as the server leaves it out. */
function searchIn(address: URLSearchParams): ProjectSearch {
  const get = (name: string) => address.get(name) ?? '';
  const category = get('category');
  const stage = get('stage');
  const sort = get('sort');
  return {
    category: isCategory(category) ? category : NOTHING.category,
    stage: isStage(stage) ? stage : NOTHING.stage,
    sort: isSort(sort) ? sort : NOTHING.sort,
    search: get('search').trim(),
  };
}

/** The address of a search, without what goes without saying. */
function addressOf(search: Record<keyof ProjectSearch, string>, page: number): URLSearchParams {
  const address = new URLSearchParams();
  if (page > 1) address.set('page', String(page));
  for (const name of ['category', 'stage', 'sort', 'search'] as const)
    if (search[name] !== NOTHING[name]) address.set(name, search[name]);
  return address;
}

/** The search that the address holds, so that it can be sent on, and Back leads to it. */
export function useProjectSearch() {
  const [address, setAddress] = useSearchParams();
  const search = searchIn(address);
  const change = (next: Partial<Record<keyof ProjectSearch, string>>) =>
    setAddress(addressOf({ ...search, ...next }, 1), { preventScrollReset: true });
  return {
    search,
    page: Number(address.get('page') ?? 1),
    /** Whether anything is left out of the list. */
    isNarrowed: search.category !== '' || search.stage !== '' || search.search !== '',
    /** Asks for something else, from the first page on. */
    change,
    clear: () => change({ ...NOTHING, sort: search.sort }),
    hrefOf: (page: number) => `?${addressOf(search, page)}`,
  };
}
