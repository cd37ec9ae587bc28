import { MINUTE, SECOND } from '../../shared/limits.ts';
import { config } from '../config.ts';
import type { PageParts } from './page.ts';

/** How long a container keeps the shell: as long as the distribution keeps a page. */
const KEPT_MS = MINUTE;
const TIMEOUT_MS = 5 * SECOND;

/** What the shell says of itself, which a page replaces, and where the page stands in it. */
const HEAD = /<!--page-head-->.*?<!--\/page-head-->/s;
const BODY = /<!--page-body-->.*?<!--\/page-body-->/s;
const SCRIPT = /<script type="module"[^>]*><\/script>/g;

let kept: { html: string; until: number } | undefined;

/**
 * The page in which the SPA starts, as it is deployed.
 *
 * @throws Error when the site does not answer
 */
export async function readShell(now = Date.now()): Promise<string> {
  if (kept && kept.until > now) return kept.html;
  const response = await fetch(new URL('/app.html', config().SITE_URL), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the site answered ${response.status} for its shell`);
  const html = await response.text();
  kept = { html, until: now + KEPT_MS };
  return html;
}

/**
 * The shell with a page in it, which is read while no script runs, and by whoever has not signed in. The scripts of the app
 * stand in a template, so that visitors do not load them: `before-paint.js` starts them for members.
 */
export function withPage(shell: string, { head, body }: PageParts): string {
  const scripts = shell.match(SCRIPT)?.join('') ?? '';
  // Functions, because texts may hold `$&` and its like.
  return shell
    .replaceAll(SCRIPT, '')
    .replace(HEAD, () => `${head}<template id="app-scripts">${scripts}</template>`)
    .replace(BODY, () => body.toString());
}
