import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { auth } from '../../../../../shared/texts/account/auth.ts';
import * as fields from '../../../../../shared/texts/common/fields.ts';
import { profile as profileTexts } from '../../../../../shared/texts/members/profile.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { forgetMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { FieldDialog } from '../../../components/feedback/FieldDialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { paths } from '../../../router/paths.ts';

interface DeleteAccountDialogProps {
  username: string;
  onClose: () => void;
}

/** Deletes the own account, for whoever knows its password. */
export default function DeleteAccountDialog({ username, onClose }: DeleteAccountDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useSend(api.users.delete, {
    onSuccess() {
      forgetMember(client);
      void navigate(paths.login);
      toast.success(profileTexts.deleted);
    },
  });
  return (
    <FieldDialog
      title={texts.deleteAccount}
      text={texts.deletionLoss}
      name="password"
      check={(password) => password === '' && auth.passwordRequired}
      action={texts.deleteAccount}
      isDangerous
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(password, fail) =>
        mutate(
          { params: { username }, body: { password } },
          { onError: (error) => fail(messageOf(error, texts.deleteFailed)) },
        )
      }
    >
      {(field) => (
        <PasswordInput
          {...field}
          label={fields.password}
          description={texts.deletionPassword}
          autoComplete="current-password"
        />
      )}
    </FieldDialog>
  );
}
