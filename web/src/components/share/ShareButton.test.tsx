import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maya } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ShareButton } from './ShareButton.tsx';

const shared = { title: 'Tidewise', url: new URL('/projects/abc', location.origin).href };

const open = () => renderPart(<ShareButton title="Tidewise" path="/projects/abc" />, maya);
const press = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Share' }));

/** As on a device that knows where people share. */
function deviceShares(share: () => Promise<void>) {
  const seen = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: seen, configurable: true });
  return seen;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('a button that shares', () => {
  it('hands the address to the device', async () => {
    const share = deviceShares(async () => {});
    const part = open();
    await press(part);
    expect(share).toHaveBeenCalledWith(shared);
    expect(part.toasts()).toEqual([]);
  });

  it('says nothing when the sheet of the device is closed', async () => {
    const share = deviceShares(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const part = open();
    await press(part);
    expect(share).toHaveBeenCalledTimes(1);
    expect(part.toasts()).toEqual([]);
  });

  it.each([
    ['cannot share', undefined],
    ['may not share', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the address where the device %s', async (_, share) => {
    if (share) deviceShares(share);
    const part = open();
    await press(part);
    await waitFor(() => expect(part.toasts()).toEqual(['Link copied']));
    expect(await navigator.clipboard.readText()).toBe(shared.url);
  });

  it('tells when the address cannot be copied', async () => {
    const part = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await press(part);
    await waitFor(() => expect(part.toasts()).toEqual(['The link could not be copied']));
  });
});
