declare const self: ServiceWorkerGlobalScope;

interface Pushed {
  text: string;
  path: string;
  tag: string;
}

// A tab that shows something else is left as it is: somebody may be writing there.
async function show(path: string) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

async function renew(old: PushSubscription) {
  const { applicationServerKey } = old.options;
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await fetch(SUBSCRIPTIONS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(made),
  });
}

/** Shows what is pushed, and leads to it. */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    if (!event.data) return;
    const { text, path, tag }: Pushed = event.data.json();
    const options = { body: text, tag, icon: '/icon-192.png', data: { path } };
    event.waitUntil(self.registration.showNotification('Hearth', options));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(event.notification.data.path));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription));
  });
}
