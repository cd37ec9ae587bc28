import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { DESCRIPTION_MAX, ROLE_POSITIONS_DEFAULT } from '../../../../shared/limits.ts';
import { projectForm as texts } from '../../../../shared/texts/project-form.ts';
import { TextField } from '../../components/forms/fields.tsx';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import type { useForm } from '../../components/forms/use-form.ts';
import { Section } from '../../components/layout/Section.tsx';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { IconPlus } from '../../theme/icons.ts';
import { fieldsOfRole, isRoleChanged, NO_ROLE, type ProjectFields, type RoleDraft } from './project-draft.ts';
import { RoleRow } from './RoleRow.tsx';
import classes from './RolesSection.module.css';
import type { Roles } from './use-roles.ts';

interface RolesSectionProps {
  form: Pick<ReturnType<typeof useForm<ProjectFields>>, 'values' | 'field' | 'change' | 'complain'>;
  list: Roles;
}

/** The open roles, and where one more is written or one of them is changed. */
export function RolesSection({ form, list }: RolesSectionProps) {
  const { values, field, change, complain } = form;
  const { roles, edited } = list;
  const builder = useRef<HTMLDivElement>(null);
  const focusTitle = () => builder.current?.querySelector('input')?.focus();

  /** Puts what is in the fields into the list; returns whether the fields are free. */
  const put = (): boolean => {
    const errors = list.check(values);
    complain(errors);
    if (Object.keys(errors).length > 0) return false;
    list.put(values);
    change(NO_ROLE);
    return true;
  };
  const putOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Not the whole form.
    event.preventDefault();
    put();
  };
  const clear = () => {
    list.edit(undefined);
    change(NO_ROLE);
  };
  const work = useUnsavedWork(edited !== undefined && isRoleChanged(values, edited));
  const edit = (role: RoleDraft) => {
    if (list.isBegun(values) && !put()) return;
    list.edit(role.key);
    change(fieldsOfRole(role));
    focusTitle();
  };
  const remove = (role: RoleDraft) => {
    if (role === edited) clear();
    list.remove(role);
    // Its own button goes with it.
    focusTitle();
  };

  return (
    <Section title={texts.openRoles}>
      <p className={classes.intro}>{roles.length === 0 ? texts.noRoles : texts.rolesIntro}</p>
      {roles.length > 0 && (
        <ul className={classes.list}>
          {roles.map((role) => (
            <RoleRow
              key={role.key}
              role={role}
              isEdited={role === edited}
              onEdit={() => edit(role)}
              onRemove={() => remove(role)}
            />
          ))}
        </ul>
      )}
      <div ref={builder} className={classes.builder}>
        <div className={classes.line}>
          <TextField {...field('roleTitle')} label={texts.roleTitle} onKeyDown={putOnEnter} />
          <TextField
            {...field('roleLimit')}
            type="number"
            inputMode="numeric"
            min={ROLE_POSITIONS_DEFAULT}
            label={texts.positions}
            onKeyDown={putOnEnter}
          />
        </div>
        <TextAreaField {...field('roleDescription')} label={texts.roleDescription} max={DESCRIPTION_MAX} />
        <div className={classes.actions}>
          {edited && (
            <Button variant="subtle" onClick={() => work.ask(clear)}>
              {texts.cancel}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={!edited && <IconPlus size={18} aria-hidden="true" />}
            onClick={put}
          >
            {edited ? texts.updateRole : texts.addRole}
          </Button>
        </div>
      </div>
    </Section>
  );
}
