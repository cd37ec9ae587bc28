import { api } from '../../api/client.ts';
import { SERVICE_WORKER } from '../../lib/service-worker.ts';
import { pushedHere } from './pushed-here.ts';

/**
 * Whether this browser can show notifications while Hearth is closed: `onHomeScreen` once Hearth was put there, as Safari
 * wants it on iPhone and iPad.
 */
export function supportHere(): 'full' | 'onHomeScreen' | 'none' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'full';
  const isHandheldApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isHandheldApple ? 'onHomeScreen' : 'none';
}

/** The subscription of this browser, if it has one. */
async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isWithKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === publicKey;

/** Whether this browser has a subscription with the server's key that its owner lets it have. */
export async function isSubscribedHere(publicKey: string): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const found = await current();
  return found !== null && isWithKey(found, publicKey);
}

/** Subscribes this browser, which has been allowed to show notifications. */
async function subscribe(publicKey: string): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // The server has other keys now, which push services would not take for it.
  if (before && !isWithKey(before, publicKey)) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  await api.push.subscribe({ body: { endpoint, keys: { p256dh, auth } } });
}

/** The owner of this browser does not let it show notifications. */
export class NotAllowedHere extends Error {}

/**
 * Has this browser show the notifications of a member, after asking its owner.
 *
 * @throws NotAllowedHere when they do not let it
 */
export async function turnOn(memberId: string, publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedHere();
  await subscribe(publicKey);
  pushedHere.write(memberId);
}

/** Ends the subscription of this browser. */
export async function forget(): Promise<void> {
  await (await current())?.unsubscribe();
}

/** Lets this browser show no more notifications. */
export async function turnOff(): Promise<void> {
  pushedHere.clear();
  await api.push.unsubscribe();
  await forget();
}

/** Subscribes this browser anew where the session or the keys of the server are others now. */
export async function resume(): Promise<void> {
  if (supportHere() !== 'full' || Notification.permission !== 'granted') return pushedHere.clear();
  const { publicKey, subscribed } = await api.push.get();
  if (!subscribed || !(await isSubscribedHere(publicKey))) await subscribe(publicKey);
}
