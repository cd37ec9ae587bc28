// Shows what is pushed, and leads to it. It answers no requests and keeps no files: pages come from the network as ever.

self.addEventListener('push', (event) => {
  const { text, path, tag } = event.data.json();
  const options = { body: text, tag, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification('Hearth', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

// A tab that shows something else is left as it is: somebody may be writing there.
async function show(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

async function renew(old) {
  if (!old) return;
  const { applicationServerKey } = old.options;
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await fetch('/api/v1/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(made),
  });
}
