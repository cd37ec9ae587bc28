import { Button, TextInput } from '@mantine/core';
import { firstSteps } from '../../../../shared/texts/members/first-steps.ts';
import { toast } from '../../components/feedback/toast.ts';
import { paths } from '../../router/paths.ts';
import { IconCopy, IconSend } from '../../theme/icons.ts';
import classes from './Welcome.module.css';

const texts = firstSteps.people;

/** The link by which others join, to be shared or copied. */
export function Invitation() {
  const url = new URL(paths.signup, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
  // Whoever closes the sheet of their device has only changed their mind.
  const share = () => void navigator.share({ text: texts.inviteText, url }).catch(() => {});
  return (
    <div className={classes.invitation}>
      <TextInput
        label={texts.link}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="default" leftSection={<IconSend size={18} aria-hidden="true" />} onClick={share}>
            {texts.share}
          </Button>
        )}
      </div>
    </div>
  );
}
