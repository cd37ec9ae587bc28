import { COMMITMENTS, isCategory, isStage, PLACES, ROLE_SORTS } from '../../../../shared/choices.ts';
import type { Category, Stage } from '../../../../shared/model/project.ts';
import type { Commitment, Place, RoleSort } from '../../../../shared/model/role.ts';
import { useSearchAddress } from '../../router/use-search-address.ts';

/** What the list of roles is asked for; "" leaves nothing out. */
export interface RoleSearch {
  category: Category | '';
  stage: Stage | '';
  place: Place | '';
  commitment: Commitment | '';
  skill: string;
  sort: RoleSort;
  search: string;
}

const NOTHING: RoleSearch = {
  category: '',
  stage: '',
  place: '',
  commitment: '',
  skill: '',
  sort: 'latest',
  search: '',
};

const isPlace = (value: string): value is Place => Object.hasOwn(PLACES, value);
const isCommitment = (value: string): value is Commitment => Object.hasOwn(COMMITMENTS, value);
const isSort = (value: string): value is RoleSort => Object.hasOwn(ROLE_SORTS, value);

const FILTERS = ['category', 'stage', 'place', 'commitment', 'skill'] as const;

/** The search that the address holds. */
export function useRoleSearch() {
  const address = useSearchAddress(NOTHING, (get) => {
    const [category, stage, place] = [get('category'), get('stage'), get('place')];
    const [commitment, sort] = [get('commitment'), get('sort')];
    return {
      category: isCategory(category) ? category : NOTHING.category,
      stage: isStage(stage) ? stage : NOTHING.stage,
      place: isPlace(place) ? place : NOTHING.place,
      commitment: isCommitment(commitment) ? commitment : NOTHING.commitment,
      skill: get('skill'),
      sort: isSort(sort) ? sort : NOTHING.sort,
      search: get('search'),
    };
  });
  const { search, change } = address;
  const active = FILTERS.filter((name) => search[name] !== '').length;
  return {
    ...address,
    /** How many filters leave something out. */
    active,
    /** Whether anything is left out of the list. */
    isNarrowed: active > 0 || search.search !== '',
    clear: () => change({ ...NOTHING, sort: search.sort }),
  };
}
