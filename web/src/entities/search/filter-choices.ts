import { CATEGORIES, COMMITMENTS, PLACES, STAGES } from '../../../../shared/choices.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { connectableRoles, people } from '../../../../shared/texts/members/people.ts';
import { roleBoard } from '../../../../shared/texts/projects/role-board.ts';
import { searchScreens } from '../../../../shared/texts/search/search-screens.ts';
import { selectData } from '../../components/forms/select-data.ts';

export type Choice = { value: string; label: string };

export type SearchFilter = keyof SearchFilters;

interface Filter {
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  choices: Choice[];
}

/** The filters of what members look for, and what there is to choose from. */
export const SEARCH_FILTERS: Record<SearchFilter, Filter> = {
  role: { label: searchScreens.role, all: people.allRoles, choices: selectData(connectableRoles) },
  category: {
    label: roleBoard.category,
    all: roleBoard.allCategories,
    choices: CATEGORIES.map((value) => ({ value, label: value })),
  },
  stage: { label: roleBoard.stage, all: roleBoard.allStages, choices: selectData(STAGES) },
  place: { label: roleBoard.place, all: roleBoard.allPlaces, choices: selectData(PLACES) },
  commitment: {
    label: roleBoard.commitment,
    all: roleBoard.allCommitments,
    choices: selectData(COMMITMENTS),
  },
};
