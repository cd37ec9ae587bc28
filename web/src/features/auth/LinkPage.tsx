import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answer } from '../../../../shared/api/route.ts';
import { recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import { errors } from '../../../../shared/texts.ts';
import type { Call, Input } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { useLinkToken } from '../../router/link-token.ts';
import { CardPage } from './CardPage.tsx';
import { isDeadLink } from './dead-link.ts';

interface LinkPageProps<R> {
  call: Call<R>;
  /** What the call takes. */
  inputOf: (token: string) => Input<R>;
  title: string;
  intro: string;
  /** What the button says. */
  action: string;
  onDone?: () => void;
  /** The screen behind it, with what the server has answered. */
  done: (answer: Answer<R>) => ReactNode;
  /** The screen for a link that does not work. */
  dead: ReactNode;
}

/** A screen for the link of a mail that needs nothing but a press. */
export function LinkPage<R>({ call, inputOf, title, intro, action, onDone, done, dead }: LinkPageProps<R>) {
  const [token, forgetToken] = useLinkToken();
  const send = useSend(call, {
    onSuccess() {
      forgetToken();
      onDone?.();
    },
    onError(error) {
      if (isDeadLink(error)) forgetToken();
    },
  });
  if (send.data) return done(send.data);
  if (token === '' && isDeadLink(send.error)) return dead;
  if (token === '') return <CardPage title={texts.missingTitle} text={texts.missingHint} />;
  return (
    <FormPage
      title={title}
      intro={intro}
      failure={send.error ? messageOf(send.error, errors.somethingWentWrong) : undefined}
      form={{
        onSubmit(event) {
          event.preventDefault();
          send.mutate(inputOf(token));
        },
      }}
      aside={null}
    >
      <Button type="submit" size="lg" loading={send.isPending} aria-busy={send.isPending}>
        {action}
      </Button>
    </FormPage>
  );
}
