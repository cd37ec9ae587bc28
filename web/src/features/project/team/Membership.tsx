import { Button } from '@mantine/core';
import type { Project } from '../../../../../shared/model/project.ts';
import { projectPage, membership as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { Day } from '../../../components/text/Day.tsx';
import { hasPosition } from './has-position.ts';
import classes from './Membership.module.css';
import { useLeave } from './use-team.ts';

/** The viewer's own place in the team, and the way to leave it. Nothing for the founder and for those outside. */
export function Membership({ project, memberId }: { project: Project; memberId: string }) {
  const { isLeaving, leave } = useLeave(project._id, memberId);
  const own = project.teamMembers.find(({ userId }) => userId._id === memberId);
  if (!own || project.founder._id === memberId) return null;
  return (
    <Section title={texts.title}>
      <div className={classes.facts}>
        <p>{own.role}</p>
        <p className={classes.joined}>
          {projectPage.joined} <Day instant={own.joinDate} />
        </p>
      </div>
      <div>
        <ConfirmButton
          title={texts.leaveQuestion}
          text={texts.leaveLoss(own.role, project.name, hasPosition(project, own))}
          action={texts.leave}
          onConfirm={leave}
        >
          {(button) => (
            <Button
              {...button}
              size="sm"
              variant="default"
              loading={isLeaving}
              aria-busy={isLeaving}
              aria-label={`${texts.leave}: ${project.name}`}
            >
              {texts.leave}
            </Button>
          )}
        </ConfirmButton>
      </div>
    </Section>
  );
}
