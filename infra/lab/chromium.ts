import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where it is when it is not where Debian's packages install it. */
const { CHROME_PATH } = process.env;
const WHOLE = '/usr/bin/chromium';
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';

const firstOf = (...places: (string | undefined)[]) => {
  const executablePath = places.find((place) => place !== undefined && existsSync(place));
  return executablePath === undefined ? {} : { executablePath };
};

/** Starts the system's Chromium, or Playwright's own where there is none, without calls home and without a GPU. */
export const CHROMIUM = {
  ...firstOf(CHROME_PATH, WHOLE),
  args: [
    // The sandbox cannot start as root, as in a container of CI.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;

/** The same without a window of its own where there is one, which draws pages in half the time. Tab goes other ways in it. */
export const CHROMIUM_WITHOUT_WINDOW = {
  ...CHROMIUM,
  ...firstOf(CHROME_PATH, WITHOUT_WINDOW),
} satisfies LaunchOptions;
