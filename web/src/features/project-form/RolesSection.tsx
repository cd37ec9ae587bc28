import { Button, Textarea, TextInput } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { type KeyboardEvent, useRef, useState } from 'react';
import { DESCRIPTION_MAX, ROLE_POSITIONS_DEFAULT } from '../../../../shared/limits.ts';
import { projectForm as texts } from '../../../../shared/texts/projects/project-form.ts';
import { roleForm } from '../../../../shared/texts/projects/roles.ts';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { IconPlus } from '../../theme/icons.ts';
import type { ProjectFields } from './project-draft.ts';
import { RoleDetails } from './RoleDetails.tsx';
import { RoleRow } from './RoleRow.tsx';
import classes from './RolesSection.module.css';
import { emptied, fieldsOfRole, hasDetails, isRoleChanged, NO_ROLE, type RoleDraft } from './role-fields.ts';
import type { Roles } from './use-roles.ts';

interface RolesSectionProps {
  form: UseFormReturnType<ProjectFields>;
  list: Roles;
  /** Shows what is wrong with the role in the fields. */
  onWrong: (errors: FormErrors) => void;
}

/** The open roles, and where one more is written or one of them is changed. */
export function RolesSection({ form, list, onWrong }: RolesSectionProps) {
  const { values, getInputProps: field, setValues: change } = form;
  const { roles, edited } = list;
  const builder = useRef<HTMLDivElement>(null);
  const [isDetailed, setDetailed] = useState(false);
  const showsDetails = isDetailed || hasDetails(values);
  const focusTitle = () => builder.current?.querySelector('input')?.focus();

  /** Puts what is in the fields into the list; returns whether the fields are free. */
  const put = async (): Promise<boolean> => {
    const errors = await list.check(values);
    onWrong(errors);
    if (Object.keys(errors).length > 0) return false;
    list.put(values);
    setDetailed(false);
    change((now) => emptied(now, values));
    return true;
  };
  const putOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Not the whole form.
    event.preventDefault();
    void put();
  };
  const clear = () => {
    list.edit(undefined);
    setDetailed(false);
    change(NO_ROLE);
  };
  const work = useUnsavedWork(edited !== undefined && isRoleChanged(values, edited));
  const edit = async (role: RoleDraft) => {
    if (list.isBegun(values) && !(await put())) return;
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
              onEdit={() => void edit(role)}
              onRemove={() => remove(role)}
            />
          ))}
        </ul>
      )}
      <div ref={builder} className={classes.builder}>
        <div className={classes.line}>
          <TextInput {...field('roleTitle')} label={texts.roleTitle} onKeyDown={putOnEnter} />
          <TextInput
            {...field('roleLimit')}
            type="number"
            inputMode="numeric"
            min={ROLE_POSITIONS_DEFAULT}
            label={texts.positions}
            onKeyDown={putOnEnter}
          />
        </div>
        <Textarea
          {...field('roleDescription')}
          label={texts.roleDescription}
          bottomSection={<CharacterCount text={values.roleDescription} max={DESCRIPTION_MAX} />}
        />
        {showsDetails ? (
          <RoleDetails form={form} />
        ) : (
          <div className={classes.more}>
            <Button size="sm" variant="subtle" onClick={() => setDetailed(true)}>
              {roleForm.addDetails}
            </Button>
            <span className={classes.hint}>{roleForm.detailsHint}</span>
          </div>
        )}
        <div className={classes.actions}>
          {edited && (
            <Button variant="subtle" onClick={() => work.ask(clear)}>
              {texts.cancel}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={!edited && <IconPlus size={18} aria-hidden="true" />}
            onClick={() => void put()}
          >
            {edited ? texts.updateRole : texts.addRole}
          </Button>
        </div>
      </div>
    </Section>
  );
}
