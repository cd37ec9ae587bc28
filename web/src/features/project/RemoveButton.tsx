import type { Project } from '../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../shared/texts/project-screens.ts';
import { AskedButton } from '../../components/feedback/AskedButton.tsx';
import { useRemoveMember } from './use-team.ts';

interface RemoveButtonProps {
  projectId: string;
  member: Project['teamMembers'][number];
}

/** Takes somebody out of the team after asking; only the founder may. */
export function RemoveButton({ projectId, member: { userId, role } }: RemoveButtonProps) {
  const { isRemoving, remove } = useRemoveMember(projectId, userId._id);
  return (
    <AskedButton
      label={texts.remove}
      about={userId.name}
      isBusy={isRemoving}
      question={texts.removeQuestion}
      loss={texts.removeLoss(userId.name, role)}
      onConfirm={remove}
    />
  );
}
