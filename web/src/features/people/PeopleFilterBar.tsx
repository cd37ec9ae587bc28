import type { Role } from '../../../../shared/model/member.ts';
import { people as texts } from '../../../../shared/texts.ts';
import { SelectField } from '../../components/forms/fields.tsx';
import { SearchField } from '../../components/forms/SearchField.tsx';
import classes from './PeopleFilterBar.module.css';
import type { PeopleFilter } from './use-people-filter.ts';

interface PeopleFilterBarProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
  searchLabel: string;
  roleLabels: Record<Role, string>;
}

/** A search box and a choice of roles. */
export function PeopleFilterBar({ filter, onChange, searchLabel, roleLabels }: PeopleFilterBarProps) {
  return (
    <div className={classes.bar}>
      <SearchField
        label={searchLabel}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
      />
      <SelectField
        label="Role"
        isLabelHidden
        value={filter.role}
        options={[['', texts.allRoles], ...Object.entries(roleLabels)]}
        onChange={({ currentTarget }) => onChange({ ...filter, role: currentTarget.value })}
      />
    </div>
  );
}
