import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Project } from '../../../../../shared/model/project.ts';
import { isNameOf } from '../../../../../shared/rules/project-name.ts';
import * as words from '../../../../../shared/texts/common/words.ts';
import { projectDeletion as texts } from '../../../../../shared/texts/projects/project-form.ts';
import { projects } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { forgetProject } from '../../../entities/project/project-cache.ts';
import classes from './DeleteProject.module.css';

interface DeleteProjectDialogProps {
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a project of one's own, for whoever types its name. */
export default function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { name: '' },
    enhanceGetInputProps: namedField,
    validate: { name: (name) => !isNameOf(name, project) && projects.nameMismatch },
  });
  const remove = useSend(api.projects.delete, {
    onSuccess({ message }) {
      onDeleted();
      forgetProject(client, project._id);
      toast.success(message);
    },
    onError(error) {
      const errors = { name: messageOf(error, projects.deleteFailed) };
      form.setErrors(errors);
      focusFirstError(ref.current, errors);
    },
  });
  return (
    <Dialog title={texts.question} onClose={onClose} isBusy={remove.isPending}>
      <form
        ref={ref}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (body) => remove.mutate({ params: { projectId: project._id }, body }),
          (errors) => focusFirstError(ref.current, errors),
        )}
      >
        <p className={classes.loss}>{texts.loss(project.name)}</p>
        <TextInput
          {...form.getInputProps('name')}
          label={texts.name}
          autoComplete="off"
          readOnly={remove.isPending}
          data-autofocus
        />
        <DialogActions>
          <Button variant="default" disabled={remove.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" color="red" loading={remove.isPending} aria-busy={remove.isPending}>
            {texts.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
