import { isToastWaiting } from '../components/feedback/toast.ts';
import { browserStore } from '../lib/browser-store.ts';

const MODULE = /<script type="module"[^>]* src="([^"]+)"/g;

/** The release that this tab has reloaded for, so that it never does so again and again. */
const reloadedFor = browserStore('hearth.reloaded-for', () => sessionStorage);

let isSafe = (): boolean => false;
let due: string | undefined;

/** The script that begins the app in the pages of the present release, if it is another one than this tab's. */
async function newerEntry(): Promise<string | undefined> {
  const own = [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src');
  try {
    const response = await fetch('/app.html', { cache: 'no-store' });
    if (!response.ok) return undefined;
    // What the pages name before it is what it stands on, which may be the same in both.
    const entry = [...(await response.text()).matchAll(MODULE)].at(-1)?.[1];
    return entry === own ? undefined : entry;
  } catch {
    // Offline: nothing is known.
    return undefined;
  }
}

/** Reloads the page if a newer release is known to be there and nothing would be lost; once per release and tab. */
export function reloadIfDue(): void {
  if (due === undefined || !isSafe() || reloadedFor.read() === due) return;
  reloadedFor.write(due);
  // Where nothing can be remembered, nothing would end the reloading.
  if (reloadedFor.read() === due) window.location.reload();
}

/**
 * Looks for a newer release when code could not be fetched: its files have taken the place of this tab's.
 *
 * @param safe whether a reload would lose nothing
 */
export function watchForReleases(safe: () => boolean): void {
  isSafe = safe;
  window.addEventListener('vite:preloadError', async () => {
    const isToastLost = isToastWaiting();
    due = await newerEntry();
    // What was to be said is said in another way, and the next address is the next occasion.
    if (!isToastLost) reloadIfDue();
  });
}
