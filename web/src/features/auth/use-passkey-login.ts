import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { contract } from '../../../../shared/api/index.ts';
import type { BodyInput } from '../../../../shared/api/route.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { ceremonies, suggestsPasskeys, wasGivenUp } from '../../entities/passkey/support.ts';

type Proof = BodyInput<typeof contract.passkeys.login>['response'];

interface PasskeyLogin {
  rememberMe: () => boolean;
  onSuccess: (member: CurrentUser) => void;
}

/** Signing in with a passkey: by a button, and from what the browser suggests in the field for the name. */
export function usePasskeyLogin({ rememberMe, onSuccess }: PasskeyLogin) {
  // Browsers show one dialog at a time.
  const [isOffered, setOffered] = useState(true);
  const onMutate = () => setOffered(false);
  const onError = (error: Error) => {
    setOffered(true);
    if (!wasGivenUp(error)) toast.error(messageOf(error, texts.passkeyFailed));
  };
  const login = useSend(api.passkeys.login, { onMutate, onSuccess, onError });
  const send = (response: Proof) => login.mutate({ body: { response, rememberMe: rememberMe() } });
  const ask = useMutation({
    mutationFn: async (): Promise<Proof> => (await ceremonies()).askForPasskey(),
    onMutate,
    onSuccess: send,
    onError,
  });
  const onChosen = useEffectEvent(send);

  useEffect(() => {
    if (!isOffered) return;
    let withdraw = () => {};
    let isOver = false;
    async function offer() {
      if (!(await suggestsPasskeys())) return;
      const { offerPasskeys, withdrawOffer } = await ceremonies();
      if (isOver) return;
      withdraw = withdrawOffer;
      const proof = await offerPasskeys();
      if (!isOver) onChosen(proof);
    }
    // An offer that cannot be made is no loss: the button tells what is wrong.
    offer().catch(() => {});
    return () => {
      isOver = true;
      withdraw();
    };
  }, [isOffered]);

  return { isPending: ask.isPending || login.isPending, signIn: () => ask.mutate() };
}
