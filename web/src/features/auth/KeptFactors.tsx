import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptFactors as Kept } from '../../../../shared/model/factors.ts';
import { keptFactors as texts } from '../../../../shared/texts/account/kept-factors.ts';
import { api } from '../../api/client.ts';
import { keyOf, read } from '../../api/queries.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { isDeadLink } from './dead-link.ts';

/** No passkey has this id. */
const CODES = 'codes';

interface KeptFactorsProps {
  /** Of the link. */
  token: string;
  onChange: (kept: Kept) => void;
}

/** By what else than the password the account is opened, each to be kept; nothing while there is nothing. */
export default function KeptFactors({ token, onChange }: KeptFactorsProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const call = api.auth.resetFactors;
  // The token is no part of the key, and what it has shown goes with the screen.
  const { data, error, refetch } = useQuery({
    ...read(call, { body: { token } }),
    queryKey: keyOf(call),
    gcTime: 0,
  });
  if (error && !isDeadLink(error))
    return <ErrorState title={texts.keepFailed} onRetry={() => void refetch()} />;
  if (!data || (data.passkeys.length === 0 && data.recoveryCodes === 0)) return null;
  const choose = (next: string[]) => {
    const keepPasskeys = next.filter((one) => one !== CODES);
    const kept = keepPasskeys.length > 0 ? next : [];
    setChosen(kept);
    onChange({ keepPasskeys, keepRecoveryCodes: kept.includes(CODES) });
  };
  return (
    <Checkbox.Group label={texts.keepTitle} description={texts.keepHint} value={chosen} onChange={choose}>
      {data.passkeys.map(({ _id, name, createdAt, lastUsedAt }) => (
        <Checkbox
          key={_id}
          value={_id}
          mt="sm"
          label={texts.keepPasskey(name)}
          description={
            lastUsedAt ? (
              <>
                {texts.lastUsed} <RelativeTime instant={lastUsedAt} />
              </>
            ) : (
              <>
                {texts.added} <RelativeTime instant={createdAt} />
              </>
            )
          }
        />
      ))}
      {data.recoveryCodes > 0 && (
        <Checkbox
          value={CODES}
          mt="sm"
          disabled={chosen.length === 0}
          label={texts.keepCodes(data.recoveryCodes)}
          description={texts.keepCodesHint}
        />
      )}
    </Checkbox.Group>
  );
}
