import { useQuery } from '@tanstack/react-query';
import { passkeys as texts } from '../../../../../shared/texts/account/passkeys.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { useMember } from '../../../api/session.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import { knowsPasskeys } from '../../../entities/passkey/support.ts';
import classes from '../Rows.module.css';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import settingsClasses from '../Settings.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

/** By what the member signs in without a password. */
export function Passkeys() {
  const { isAdmin } = useMember();
  return (
    <Section title={texts.title}>
      <p className={settingsClasses.hint}>{texts.hint}</p>
      {isAdmin && <p className={settingsClasses.hint}>{texts.forAdministrators}</p>}
      <List />
      {knowsPasskeys() ? <AddPasskey /> : <p className={settingsClasses.hint}>{texts.unsupported}</p>}
    </Section>
  );
}

function List() {
  const passkeys = useQuery(read(api.passkeys.list));
  const list = useFocusAfterRemoval<HTMLUListElement>(passkeys.data?.length ?? 0);
  if (passkeys.isPending) return <RowsSkeleton label={texts.loading} />;
  if (!passkeys.data) return <ErrorState title={texts.loadFailed} onRetry={() => void passkeys.refetch()} />;
  if (passkeys.data.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} aria-label={texts.title} className={classes.list}>
      {passkeys.data.map((passkey) => (
        <PasskeyRow key={passkey._id} passkey={passkey} />
      ))}
    </ul>
  );
}
