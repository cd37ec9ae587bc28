import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import type { Asked } from '../../entities/project/applying/received.ts';
import classes from './Applicants.module.css';

interface RoleFilterProps {
  asked: Asked;
  onChange: (changes: Partial<Record<'role' | 'sort', string>>) => void;
}

/** Narrows the list to one role of the viewer's projects, and puts it in order; by match the applicants for one role alone. */
export function RoleFilter({ asked: { role, sort }, onChange }: RoleFilterProps) {
  const { _id: userId } = useMember();
  const { data } = useQuery(read(api.projects.byMember, { params: { userId } }));
  const own = (data?.projects ?? []).filter(({ founder }) => founder._id === userId);
  const roles = own.flatMap(({ name, openRoles }) =>
    openRoles.map(({ _id, title }) => ({ value: _id, label: texts.roleOf(title, name) })),
  );
  return (
    <div className={classes.order}>
      <NativeSelect
        aria-label={texts.role}
        value={role ?? ''}
        data={[{ value: '', label: texts.allRoles }, ...roles]}
        onChange={({ currentTarget }) =>
          onChange({ role: currentTarget.value, sort: sort === 'match' ? '' : sort })
        }
      />
      <NativeSelect
        aria-label={texts.sort}
        value={sort}
        data={Object.entries(texts.sorts)
          .map(([value, label]) => ({ value, label }))
          .filter(({ value }) => role || value !== 'match')}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
      />
    </div>
  );
}
