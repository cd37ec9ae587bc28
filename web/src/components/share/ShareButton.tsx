import { Button } from '@mantine/core';
import { sharing as texts } from '../../../../shared/texts/common/sharing.ts';
import { IconShareLink } from '../../theme/icons.ts';
import { toast } from '../feedback/toast.ts';

interface ShareButtonProps {
  /** What is shared. */
  title: string;
  /** Its path on this site. */
  path: string;
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(texts.copied);
  } catch {
    toast.error(texts.copyFailed);
  }
}

/** Hands an address to the device, which knows where people share; where that fails, the address is copied. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const url = new URL(path, location.origin).href;
  const share = async () => {
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Whoever closes the sheet of their device has only changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconShareLink size={18} stroke={1.75} aria-hidden="true" />}
      onClick={share}
    >
      {texts.share}
    </Button>
  );
}
