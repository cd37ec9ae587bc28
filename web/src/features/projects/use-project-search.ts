import { isCategory, isStage, SORTS } from '../../../../shared/choices.ts';
import type { Category, Sort, Stage } from '../../../../shared/model/project.ts';
import { useSearchAddress } from '../../router/use-search-address.ts';

/** What the list of projects is asked for; "" is every category, every stage, no words. */
export interface ProjectSearch {
  category: Category | '';
  stage: Stage | '';
  sort: Sort;
  search: string;
  /** Only what fits the viewer, who is an investor. */
  fits: 'me' | '';
}

const NOTHING: ProjectSearch = { category: '', stage: '', sort: 'latest', search: '', fits: '' };

const isSort = (value: string): value is Sort => Object.hasOwn(SORTS, value);

/**
 * The search that the address holds.
 *
 * @param isInvestor whether projects may fit what the viewer looks for
 */
export function useProjectSearch(isInvestor: boolean) {
  const address = useSearchAddress(NOTHING, (get) => {
    const [category, stage, sort] = [get('category'), get('stage'), get('sort')];
    return {
      category: isCategory(category) ? category : NOTHING.category,
      stage: isStage(stage) ? stage : NOTHING.stage,
      sort: isSort(sort) ? sort : NOTHING.sort,
      search: get('search'),
      fits: isInvestor && get('fits') === 'me' ? 'me' : NOTHING.fits,
    };
  });
  const { search, change } = address;
  return {
    ...address,
    /** Whether anything is left out of the list. */
    isNarrowed: search.category !== '' || search.stage !== '' || search.search !== '' || search.fits !== '',
    clear: () => change({ ...NOTHING, sort: search.sort }),
  };
}
