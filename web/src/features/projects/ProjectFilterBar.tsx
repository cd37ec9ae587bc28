import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import { CATEGORIES, SORTS, STAGES } from '../../../../shared/choices.ts';
import { projectFit as fit } from '../../../../shared/texts/projects/project-fit.ts';
import { projectList as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { selectData } from '../../components/forms/select-data.ts';
import { FilterBar } from '../../components/lists/FilterBar.tsx';
import type { useProjectSearch } from './use-project-search.ts';

interface ProjectFilterBarProps
  extends Pick<ReturnType<typeof useProjectSearch>, 'search' | 'change' | 'clear'> {
  isInvestor: boolean;
}

const CATEGORY_OPTIONS = [{ value: '', label: texts.allCategories }, ...CATEGORIES];
const STAGE_OPTIONS = [{ value: '', label: texts.allStages }, ...selectData(STAGES)];
const SORT_OPTIONS = selectData(SORTS);

/** Words, filters and order of the list of projects. */
export function ProjectFilterBar({ search, change, clear, isInvestor }: ProjectFilterBarProps) {
  return (
    <FilterBar
      label={texts.search}
      words={search.search}
      onSearch={(words) => change({ search: words })}
      sort={{ value: search.sort, data: SORT_OPTIONS }}
      onSort={(sort) => change({ sort })}
      active={[search.category, search.stage, search.fits].filter((value) => value !== '').length}
      onClear={clear}
    >
      <NativeSelect
        label={texts.category}
        value={search.category}
        data={CATEGORY_OPTIONS}
        onChange={({ currentTarget }) => change({ category: currentTarget.value })}
      />
      <NativeSelect
        label={texts.stage}
        value={search.stage}
        data={STAGE_OPTIONS}
        onChange={({ currentTarget }) => change({ stage: currentTarget.value })}
      />
      {isInvestor && (
        <Checkbox
          label={fit.fits}
          checked={search.fits === 'me'}
          onChange={({ currentTarget }) => change({ fits: currentTarget.checked ? 'me' : '' })}
        />
      )}
    </FilterBar>
  );
}
