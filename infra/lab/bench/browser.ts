import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { API_PREFIX } from '../../../shared/api/route.ts';
import { CHROMIUM } from '../chromium.ts';

/** The mark that the SPA leaves in a signed-in browser (`web/src/api/session.ts`). */
const SIGNED_IN = "localStorage.setItem('hearth.signed-in', '1')";

interface Browser {
  debuggingPort: number;
  /** Signs in without opening a screen, so that its files are not in the cache. */
  signIn(base: string, username: string, password: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser with a new profile, which other tools can drive too. */
export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'hearth-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: ['--remote-debugging-port=0', '--ignore-certificate-errors', ...CHROMIUM.args],
    ignoreHTTPSErrors: true,
  });
  return {
    debuggingPort: Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]),
    async signIn(base, username, password) {
      const data = { username, password };
      const headers = { origin: base };
      const answer = await context.request.post(`${base}${API_PREFIX}/auth/login`, { data, headers });
      if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}`);
      const page = await context.newPage();
      await page.goto(`${base}/favicon.svg`);
      await page.evaluate(SIGNED_IN);
      await page.close();
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
