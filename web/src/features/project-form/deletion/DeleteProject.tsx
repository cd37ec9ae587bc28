import type { Project } from '../../../../../shared/model/project.ts';
import { projectDeletion as texts } from '../../../../../shared/texts/projects/project-form.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { IconDelete } from '../../../theme/icons.ts';
import { DialogSection } from '../DialogSection.tsx';

const DeleteProjectDialog = lazyPart(() => import('./DeleteProjectDialog.tsx'));

interface DeleteProjectProps {
  project: Project;
  onDeleted: () => void;
}

/** The end of a project: a button that asks for its name first. */
export function DeleteProject({ project, onDeleted }: DeleteProjectProps) {
  return (
    <DialogSection
      title={texts.title}
      hint={texts.hint}
      action={texts.action}
      icon={<IconDelete size={18} aria-hidden="true" />}
    >
      {(close) => <DeleteProjectDialog project={project} onClose={close} onDeleted={onDeleted} />}
    </DialogSection>
  );
}
