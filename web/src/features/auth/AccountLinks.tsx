import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../router/paths.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { RecoverySignIn } from './RecoverySignIn.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { RestoreEmail } from './RestoreEmail.tsx';
import { SignInLink } from './SignInLink.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const SCREENS: Record<string, ComponentType> = {
  [paths.recoveryCode]: RecoverySignIn,
  [paths.signInLink]: SignInLink,
  [paths.forgotPassword]: ForgotPassword,
  [paths.resetPassword]: ResetPassword,
  [paths.verifyEmail]: VerifyEmail,
  [paths.restoreEmail]: RestoreEmail,
  [paths.unsubscribe]: Unsubscribe,
};

/** The screens of mails and their links, and of recovery codes. In one script, because few people need them. */
export default function AccountLinks() {
  const { pathname } = useLocation();
  const Screen = SCREENS[pathname.replace(/\/$/, '')];
  return Screen && <Screen />;
}
