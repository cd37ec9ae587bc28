import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { profileScreens as texts } from '../../../../shared/texts/profile-screens.ts';
import { auth, profile as profileTexts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { forgetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { Dialog, DialogActions } from '../../components/feedback/Dialog.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { PasswordField } from '../../components/forms/fields.tsx';
import { useForm } from '../../components/forms/use-form.ts';
import { paths } from '../../router/paths.ts';
import classes from './DeleteAccountDialog.module.css';

const check = ({ password }: { password: string }) =>
  password === '' ? { password: auth.passwordRequired } : {};

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
  const remove = useSend(api.users.delete, {
    onSuccess() {
      forgetMember(client);
      void navigate(paths.login);
      toast.success(profileTexts.deleted);
    },
    onError: (error) => complain({ password: messageOf(error, texts.deleteFailed) }),
  });
  const { complain, form, field } = useForm({
    initial: { password: '' },
    check,
    onSubmit: (body) => remove.mutate({ params: { username }, body }),
  });
  return (
    <Dialog title={texts.deleteAccount} onClose={onClose} isBusy={remove.isPending}>
      <form {...form} className={classes.form}>
        <p className={classes.text}>
          Your profile, posts, comments, connections, projects and applications will be gone for good.
        </p>
        <PasswordField
          {...field('password')}
          label="Password"
          hint="To make sure that it is you"
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
