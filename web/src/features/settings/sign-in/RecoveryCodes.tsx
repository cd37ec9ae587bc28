import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recoveryCodes as texts } from '../../../../../shared/texts/account/recovery-codes.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { Day } from '../../../components/text/Day.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import classes from '../Settings.module.css';
import { MakeCodes } from './MakeCodes.tsx';
import { NewCodes } from './NewCodes.tsx';
import { RemoveCodes } from './RemoveCodes.tsx';

/** By what the member signs in without their passkey. */
export const RecoveryCodes = () => (
  <Section title={texts.title}>
    <p className={classes.hint}>{texts.hint}</p>
    <Codes />
  </Section>
);

function Codes() {
  const [made, setMade] = useState<readonly string[]>();
  // Codes are used in other browsers.
  const state = useQuery({ ...read(api.recoveryCodes.get), staleTime: 0 });
  const passkeys = useQuery(read(api.passkeys.list));
  if (made) return <NewCodes codes={made} onDone={() => setMade(undefined)} />;
  if (state.isPending || passkeys.isPending) return <RowsSkeleton label={texts.loading} />;
  if (!state.data || !passkeys.data) {
    const retry = () => void Promise.all([state.refetch(), passkeys.refetch()]);
    return <ErrorState title={texts.loadFailed} onRetry={retry} />;
  }
  const { left, createdAt } = state.data;
  return (
    <>
      <p className={classes.note}>
        {createdAt ? (
          <>
            {texts.left(left)} {texts.madeOn} <Day instant={createdAt} />.
          </>
        ) : (
          texts.none
        )}
      </p>
      {passkeys.data.length > 0 ? (
        <MakeCodes hasCodes={left > 0} onMade={setMade} />
      ) : (
        <p className={classes.hint}>{texts.passkeyFirst}.</p>
      )}
      {createdAt && <RemoveCodes />}
    </>
  );
}
