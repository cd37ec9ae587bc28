import type { Passkey } from '../../../../../shared/model/passkey.ts';
import { passkeys as texts } from '../../../../../shared/texts/account/passkeys.ts';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { IconKey } from '../../../theme/icons.ts';
import classes from '../Rows.module.css';
import { RemovePasskey } from './RemovePasskey.tsx';

/** One passkey of the member. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className={classes.row}>
      <IconKey size={24} stroke={1.5} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <ul className={classes.facts}>
          <li>
            {lastUsedAt ? (
              <>
                {texts.lastUsed} <RelativeTime instant={lastUsedAt} />
              </>
            ) : (
              texts.neverUsed
            )}
          </li>
          <li>
            {texts.added} <RelativeTime instant={createdAt} />
          </li>
          {synced && <li>{texts.synced}</li>}
        </ul>
      </div>
      <RemovePasskey passkey={passkey} />
    </li>
  );
}
