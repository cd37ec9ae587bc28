import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../../../../shared/model/project.ts';
import { isNameOf } from '../../../../../shared/rules/projects/project-name.ts';
import { projectDeletion as texts } from '../../../../../shared/texts/projects/project-form.ts';
import { projects } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { FieldDialog } from '../../../components/feedback/FieldDialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { forgetProject } from '../../../entities/project/project-cache.ts';

interface DeleteProjectDialogProps {
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a project of one's own, for whoever types its name. */
export default function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.delete, {
    onSuccess({ message }) {
      onDeleted();
      forgetProject(client, project._id);
      toast.success(message);
    },
  });
  return (
    <FieldDialog
      title={texts.question}
      text={texts.loss(project.name)}
      name="name"
      check={(name) => !isNameOf(name, project) && projects.nameMismatch}
      action={texts.action}
      isDangerous
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(name, fail) =>
        mutate(
          { params: { projectId: project._id }, body: { name } },
          { onError: (error) => fail(messageOf(error, projects.deleteFailed)) },
        )
      }
    >
      {(field) => <TextInput {...field} label={texts.name} autoComplete="off" />}
    </FieldDialog>
  );
}
