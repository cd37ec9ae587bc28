import { Autocomplete, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { ROLE_SORTS } from '../../../../shared/choices.ts';
import { SKILL_MAX } from '../../../../shared/limits.ts';
import { SKILL_NAMES } from '../../../../shared/rules/projects/skills.ts';
import { roleBoard as texts } from '../../../../shared/texts/projects/role-board.ts';
import { selectData } from '../../components/forms/select-data.ts';
import { FilterBar } from '../../components/lists/FilterBar.tsx';
import { formatted } from '../../components/text/count.ts';
import { type Choice, SEARCH_FILTERS } from '../../entities/search/filter-choices.ts';
import type { useRoleSearch } from './use-role-search.ts';

interface RoleFilterBarProps
  extends Pick<ReturnType<typeof useRoleSearch>, 'search' | 'active' | 'change' | 'clear'> {
  /** How many roles each choice of each filter leaves; absent until that is known. */
  counts: Record<Filter, Partial<Record<string, number>>> | undefined;
  /** Whether roles can be sorted by how well they fit the viewer. */
  hasMatch: boolean;
}

const ROLE_FILTERS = ['category', 'stage', 'place', 'commitment'] as const;

type Filter = (typeof ROLE_FILTERS)[number];

const SORT_OPTIONS = selectData(ROLE_SORTS);

/** Words, filters and order of the list of roles; each choice says how many roles it leaves. */
export function RoleFilterBar({ search, active, change, clear, counts, hasMatch }: RoleFilterBarProps) {
  const labelOf = (filter: Filter, { value, label }: Choice) =>
    counts ? texts.choice(label, formatted(counts[filter][value] ?? 0)) : label;
  return (
    <FilterBar
      label={texts.search}
      words={search.search}
      onSearch={(words) => change({ search: words })}
      sort={{ value: search.sort, data: hasMatch ? SORT_OPTIONS : SORT_OPTIONS.slice(0, 1) }}
      onSort={(sort) => change({ sort })}
      active={active}
      onClear={clear}
    >
      {ROLE_FILTERS.map((filter) => (
        <NativeSelect
          key={filter}
          label={SEARCH_FILTERS[filter].label}
          value={search[filter]}
          data={[
            { value: '', label: SEARCH_FILTERS[filter].all },
            ...SEARCH_FILTERS[filter].choices.map((choice) => ({
              ...choice,
              label: labelOf(filter, choice),
            })),
          ]}
          onChange={({ currentTarget }) => change({ [filter]: currentTarget.value })}
        />
      ))}
      <SkillFilter key={search.skill} skill={search.skill} onChoose={(skill) => change({ skill })} />
    </FilterBar>
  );
}

/** One skill that the roles ask for: chosen from those that are known, or typed. */
function SkillFilter({ skill, onChoose }: { skill: string; onChoose: (skill: string) => void }) {
  const [typed, setTyped] = useState(skill);
  const choose = (next: string) => {
    if (next.trim() !== skill) onChoose(next.trim());
  };
  return (
    <Autocomplete
      label={texts.skill}
      data={[...SKILL_NAMES]}
      limit={8}
      maxLength={SKILL_MAX}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={choose}
      onBlur={() => choose(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') choose(typed);
      }}
    />
  );
}
