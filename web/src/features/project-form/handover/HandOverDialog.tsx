import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../../../../shared/model/project.ts';
import { projectHandover as texts } from '../../../../../shared/texts/projects/project-form.ts';
import { projects } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { FieldDialog } from '../../../components/feedback/FieldDialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { changeProject, refreshProject } from '../../../entities/project/project-cache.ts';
import classes from './HandOverDialog.module.css';

interface HandOverDialogProps {
  project: Project;
  onClose: () => void;
  onHandedOver: () => void;
}

/** Makes somebody in the team the founder of a project; it says what changes by that. */
export default function HandOverDialog({ project, onClose, onHandedOver }: HandOverDialogProps) {
  const client = useQueryClient();
  const { _id: projectId, founder, teamMembers } = project;
  const { mutate, isPending } = useSend(api.projects.handOver, {
    onSuccess({ message, project }) {
      onHandedOver();
      changeProject(client, projectId, () => project);
      refreshProject(client, projectId);
      void client.invalidateQueries({ queryKey: keyOf(api.projects.received) });
      toast.success(message);
    },
  });
  const others = teamMembers
    .filter(({ userId }) => userId._id !== founder._id)
    .map(({ userId, role }) => ({ value: userId._id, label: texts.member(userId.name, role) }));
  return (
    <FieldDialog
      title={texts.question}
      text={
        <>
          <p>{texts.changes(project.name)}</p>
          <ul className={classes.changes}>
            {texts.list.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      }
      name="memberId"
      check={(memberId) => memberId === '' && texts.choose}
      action={texts.action}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(memberId, fail) =>
        mutate(
          { params: { projectId }, body: { memberId } },
          { onError: (error) => fail(messageOf(error, projects.handOverFailed)) },
        )
      }
    >
      {({ readOnly, ...field }) => (
        <NativeSelect
          {...field}
          label={texts.to}
          disabled={readOnly}
          data={[{ value: '', label: texts.choose }, ...others]}
        />
      )}
    </FieldDialog>
  );
}
