import { Button } from '@mantine/core';
import type { Project } from '../../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { hasPosition } from './has-position.ts';
import { useRemoveMember } from './use-team.ts';

interface RemoveButtonProps {
  project: Project;
  member: Project['teamMembers'][number];
}

/** Takes somebody out of the team after asking; only the founder may. */
export function RemoveButton({ project, member }: RemoveButtonProps) {
  const { userId, role } = member;
  const { isRemoving, remove } = useRemoveMember(project._id, userId._id);
  return (
    <ConfirmButton
      title={texts.removeQuestion}
      text={texts.removeLoss(userId.name, role, hasPosition(project, member))}
      action={texts.remove}
      onConfirm={remove}
    >
      {(button) => (
        <Button
          {...button}
          size="sm"
          variant="default"
          loading={isRemoving}
          aria-busy={isRemoving}
          aria-label={`${texts.remove}: ${userId.name}`}
        >
          {texts.remove}
        </Button>
      )}
    </ConfirmButton>
  );
}
