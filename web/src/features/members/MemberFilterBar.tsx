import { NativeSelect } from '@mantine/core';
import type { Role } from '../../../../shared/model/member.ts';
import { memberLists } from '../../../../shared/texts/members/member-lists.ts';
import { people as texts } from '../../../../shared/texts/members/people.ts';
import { SearchField } from '../../components/forms/SearchField.tsx';
import { selectData } from '../../components/forms/select-data.ts';
import classes from './MemberFilterBar.module.css';
import type { MemberFilter } from './use-member-filter.ts';

interface MemberFilterBarProps {
  filter: MemberFilter;
  onChange: (filter: MemberFilter) => void;
  searchLabel: string;
  roleLabels: Record<Role, string>;
}

/** A search box and a choice of roles. */
export function MemberFilterBar({ filter, onChange, searchLabel, roleLabels }: MemberFilterBarProps) {
  return (
    <div className={classes.bar}>
      <SearchField
        label={searchLabel}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
      />
      <NativeSelect
        aria-label={memberLists.role}
        value={filter.role}
        data={[{ value: '', label: texts.allRoles }, ...selectData(roleLabels)]}
        onChange={({ currentTarget }) => onChange({ ...filter, role: currentTarget.value })}
      />
    </div>
  );
}
