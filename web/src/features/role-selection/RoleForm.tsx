import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Button, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CurrentUser, Role } from '../../../../shared/model/member.ts';
import { roleSelection as texts } from '../../../../shared/texts/members/role-selection.ts';
import { justSignedUp } from '../../api/session.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { IconPlace } from '../../theme/icons.ts';
import { options } from './options.ts';
import classes from './RoleSelection.module.css';
import { useApproximatePlace, useChooseRole } from './use-choose-role.ts';

const firstNameOf = ({ name }: CurrentUser) => name.split(' ')[0] ?? name;

/** The three option cards and Continue. */
export function RoleForm({ member }: { member: CurrentUser }) {
  const [role, setRole] = useState<Role | null>(member.userRole);
  const [asked, setAsked] = useState(false);
  const [isNew] = useState(() => justSignedUp.read() !== null);
  const place = useApproximatePlace();
  const choose = useChooseRole(member);
  const busy = choose.isPending || choose.isSuccess;
  const missing = asked && role === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (role && !busy) choose.mutate(role);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.head}>
        <PageHeading>{isNew ? texts.welcomeQuestion(firstNameOf(member)) : texts.question}</PageHeading>
        <p>{texts.hint}</p>
      </div>
      <fieldset
        className={classes.options}
        disabled={busy}
        aria-describedby={missing ? 'role-missing' : undefined}
      >
        <VisuallyHidden component="legend">{texts.role}</VisuallyHidden>
        {options.map(({ role: value, title, text, icon: Icon }) => (
          <label key={value} className={classes.option} data-role={value}>
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => setRole(value)}
            />
            <span className={classes.icon}>
              <Icon size={28} stroke={1.6} aria-hidden="true" />
            </span>
            <span className={classes.title}>{title}</span>
            <span className={classes.text}>{text}</span>
          </label>
        ))}
      </fieldset>
      <p id="role-missing" role="alert" className={classes.missing}>
        {missing && texts.required}
      </p>
      <Button type="submit" size="lg" loading={busy} aria-busy={busy}>
        {texts.goOn}
      </Button>
      <p className={classes.place}>
        {place && !member.location && (
          <>
            <IconPlace size={16} aria-hidden="true" /> {texts.place(place)}
          </>
        )}
      </p>
    </form>
  );
}
