import { config } from '../config.ts';

/** The push services of browsers: Chrome and what is built on it, Firefox, Edge on Windows, Safari. */
const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com']);
const DOMAINS = ['.notify.windows.com', '.push.apple.com'];

/**
 * Whether an address is one of a push service. Members send these addresses, so that a function which called any other could
 * be led anywhere.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url) return false;
  const { LOCAL_PUSH_SERVICE } = config();
  if (LOCAL_PUSH_SERVICE !== undefined && url.origin === LOCAL_PUSH_SERVICE) return true;
  const { protocol, hostname, port, username, password } = url;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && (HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)));
}
