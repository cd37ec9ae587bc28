import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where Debian's package and most others install Chromium; `CHROME_PATH` says where else it is. */
const SYSTEM_CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';

/** Starts the system's Chromium, or Playwright's own where there is none, without calls home and without a GPU. */
export const CHROMIUM = {
  ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
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
