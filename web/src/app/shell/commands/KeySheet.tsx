import { Button } from '@mantine/core';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { commands as texts } from '../../../../../shared/texts/common/commands.ts';
import * as words from '../../../../../shared/texts/common/words.ts';
import { APPLICANT_KEYS } from '../../../../../shared/texts/projects/applicant-screens.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { setKeys, useKeysOn } from '../../../lib/keys.ts';
import { destinationsOf } from '../menus/nav.ts';
import classes from './KeySheet.module.css';

/** What keys do, by the keys as people press them: two after each other, or together where the list says so. */
type Keys = readonly (readonly [keys: string, label: string])[];

const commandKey = () =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? texts.withCommand : texts.withControl;

interface KeySheetProps {
  member: CurrentUser;
  onClose: () => void;
}

/** The keys that do something, and a way to turn the single ones off. */
export default function KeySheet({ member, onClose }: KeySheetProps) {
  const isOn = useKeysOn();
  return (
    <Dialog title={texts.shortcuts} onClose={onClose}>
      <div className={classes.groups}>
        <Group
          name={texts.everywhere}
          keys={[
            [commandKey(), texts.openCommands],
            ['/', texts.openSearch],
            ['?', texts.openShortcuts],
          ]}
        />
        <Group
          name={texts.goTo}
          keys={destinationsOf(member).flatMap(({ key, label }) =>
            key ? [[texts.goKeys(key), label] as const] : [],
          )}
        />
        {member.userRole === 'founder' && (
          <Group name={texts.applicants} keys={Object.entries(APPLICANT_KEYS)} />
        )}
      </div>
      {!isOn && <p>{texts.areOff}</p>}
      <DialogActions>
        <Button variant="default" onClick={() => setKeys(!isOn)}>
          {isOn ? texts.turnOff : texts.turnOn}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Group({ name, keys }: { name: string; keys: Keys }) {
  return (
    <section>
      <h3 className={classes.name}>{name}</h3>
      <dl className={classes.keys}>
        {keys.map(([pressed, label]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <kbd className={classes.key}>{pressed}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
