import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Choosable } from '../../../../shared/rules/notifications/mail-choices.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import { notificationScreens as texts } from '../../../../shared/texts/notifications/notification-screens.ts';
import { preferenceScreens } from '../../../../shared/texts/notifications/preferences.ts';
import { messageOf } from '../../api/error.ts';
import { Dialog, DialogActions } from '../../components/feedback/Dialog.tsx';
import { ChoiceRow } from '../../entities/preferences/ChoiceRow.tsx';
import { usePreferences } from '../../entities/preferences/use-preferences.ts';
import { paths } from '../../router/paths.ts';
import classes from './FewerOfThese.module.css';

interface FewerOfTheseProps {
  kind: Choosable;
  onClose: () => void;
}

/** Asks how the member would like to be told of one kind of news. */
export function FewerOfThese({ kind, onClose }: FewerOfTheseProps) {
  const { data, error, choose } = usePreferences();
  return (
    <Dialog title={texts.fewer} onClose={onClose}>
      <p>{texts.fewerHint}</p>
      <div className={classes.choice}>
        {!data && error && <p role="alert">{messageOf(error, preferenceScreens.loadFailed)}</p>}
        {data && (
          <ChoiceRow
            kind={kind}
            choice={data.types[kind]}
            onChoose={(choice) => choose({ types: { [kind]: choice } })}
          />
        )}
      </div>
      <DialogActions>
        <Button component={Link} to={`${paths.settings}#notifications`} variant="default">
          {texts.allChoices}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
