import { clientsClaim } from 'workbox-core';
import { keepAppFiles } from './app-files.ts';
import { keepReads } from './kept-reads.ts';
import { showPushes } from './pushes.ts';
import { takeShares } from './share.ts';

declare const self: ServiceWorkerGlobalScope;

clientsClaim();
// A new release takes over when its member says so, or once no tab shows the old one.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
keepAppFiles();
keepReads();
showPushes();
takeShares();
