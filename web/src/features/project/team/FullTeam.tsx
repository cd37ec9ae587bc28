import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useState } from 'react';
import { TEAM_SIZE_MAX_EDIT } from '../../../../../shared/limits.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { canTeamGrow } from '../../../../../shared/rules/projects/team-size.ts';
import { fullTeam as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { formatted } from '../../../components/text/count.ts';
import classes from './FullTeam.module.css';
import { useTeamSize } from './use-team-size.ts';

interface FullTeamProps {
  project: Project;
  field: RefObject<HTMLInputElement | null>;
}

/** Tells the founder before they accept anybody that the team has no place left, and gives it more. */
export function FullTeam({ project, field }: FullTeamProps) {
  const team = project.teamMembers.length;
  const canGrow = canTeamGrow(project);
  return (
    <section className={classes.notice} aria-labelledby="full-team">
      <h2 id="full-team" className={classes.title}>
        {texts.title}
      </h2>
      <p className={classes.text}>{canGrow ? texts.text(formatted(team)) : texts.atMost(formatted(team))}</p>
      {canGrow && <TeamSizeForm project={project} field={field} />}
    </section>
  );
}

function TeamSizeForm({ project, field }: FullTeamProps) {
  const least = project.teamMembers.length + 1;
  const [size, setSize] = useState(String(least));
  const [problem, setProblem] = useState<string>();
  const { raise, isRaising } = useTeamSize(project._id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(size);
    const isPossible = Number.isInteger(wanted) && wanted >= least && wanted <= TEAM_SIZE_MAX_EDIT;
    setProblem(isPossible ? undefined : texts.range(least, TEAM_SIZE_MAX_EDIT));
    if (!isPossible) field.current?.focus();
    else if (!isRaising) raise(wanted);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        name="teamSize"
        type="number"
        inputMode="numeric"
        min={least}
        max={TEAM_SIZE_MAX_EDIT}
        label={texts.label}
        error={problem}
        value={size}
        onChange={({ currentTarget }) => {
          setSize(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" loading={isRaising} aria-busy={isRaising}>
        {texts.raise}
      </Button>
    </form>
  );
}
