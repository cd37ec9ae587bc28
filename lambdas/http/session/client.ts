import { SECOND } from '../../../shared/limits.ts';
import type { SessionClient } from '../items.ts';
import { shortAddress } from '../request/address.ts';

/** What a call says about where it comes from. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** In this order, because most browsers also call themselves Chrome or Safari. */
const BROWSERS = [
  { name: 'Edge', pattern: /\bEdg(e|A|iOS)?\// },
  { name: 'Opera', pattern: /\b(OPR|OPT|Opera)\// },
  { name: 'Samsung Internet', pattern: /\bSamsungBrowser\// },
  { name: 'Firefox', pattern: /\b(Firefox|FxiOS)\// },
  { name: 'Chrome', pattern: /\b(HeadlessChrome|Chrome|CriOS)\// },
  { name: 'Safari', pattern: /\bVersion\/\S+ .*\bSafari\// },
];

/** In this order, because Android and ChromeOS also call themselves Linux or X11, and iPhones Mac OS X. */
const SYSTEMS = [
  { name: 'iPhone', pattern: /\biPhone\b/ },
  { name: 'iPad', pattern: /\biPad\b/ },
  { name: 'Android', pattern: /\bAndroid\b/ },
  { name: 'ChromeOS', pattern: /\bCrOS\b/ },
  { name: 'Windows', pattern: /\bWindows\b/ },
  { name: 'macOS', pattern: /\bMacintosh\b/ },
  { name: 'Linux', pattern: /\bLinux\b/ },
];

/** Longer ones are nobody's browser. */
const USER_AGENT_READ = 512;

/**
 * A browser and its system as people call them, such as `Chrome on Windows`; "" when neither is known. Libraries that
 * know every browser take 20 KB of the functions that sign members in, and may return words of the caller's choice.
 */
export function clientName(userAgent: string): string {
  const text = userAgent.slice(0, USER_AGENT_READ);
  return [BROWSERS, SYSTEMS]
    .flatMap((kinds) => kinds.find(({ pattern }) => pattern.test(text))?.name ?? [])
    .join(' on ');
}

/** Where a call comes from, as its session keeps it. */
export const clientOf = ({ address, userAgent }: Origin): SessionClient => ({
  lastSeenAt: Math.floor(Date.now() / SECOND),
  name: clientName(userAgent),
  address: shortAddress(address),
});
