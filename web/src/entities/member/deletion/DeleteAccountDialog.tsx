import { Button, PasswordInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth } from '../../../../../shared/texts/account/auth.ts';
import * as fields from '../../../../../shared/texts/common/fields.ts';
import { profile as profileTexts } from '../../../../../shared/texts/members/profile.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { forgetMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { paths } from '../../../router/paths.ts';
import classes from './DeleteAccountDialog.module.css';

/** Deletes the own account, for whoever knows its password. */
export default function DeleteAccountDialog({
  username,
  onClose,
}: {
  username: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { password: '' },
    enhanceGetInputProps: namedField,
    validate: { password: (password) => password === '' && auth.passwordRequired },
  });
  const remove = useSend(api.users.delete, {
    onSuccess() {
      forgetMember(client);
      void navigate(paths.login);
      toast.success(profileTexts.deleted);
    },
    onError(error) {
      const errors = { password: messageOf(error, texts.deleteFailed) };
      form.setErrors(errors);
      focusFirstError(ref.current, errors);
    },
  });
  return (
    <Dialog title={texts.deleteAccount} onClose={onClose} isBusy={remove.isPending}>
      <form
        ref={ref}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (body) => remove.mutate({ params: { username }, body }),
          (errors) => focusFirstError(ref.current, errors),
        )}
      >
        <p className={classes.text}>{texts.deletionLoss}</p>
        <PasswordInput
          {...form.getInputProps('password')}
          label={fields.password}
          description={texts.deletionPassword}
          autoComplete="current-password"
          readOnly={remove.isPending}
          data-autofocus
        />
        <DialogActions>
          <Button variant="default" disabled={remove.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" color="red" loading={remove.isPending} aria-busy={remove.isPending}>
            {texts.deleteAccount}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
