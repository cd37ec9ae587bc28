import { releases as texts } from '../../../../../shared/texts/common/releases.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { keepForOffline } from '../../../lib/service-worker.ts';

let isKept = false;

/** Keeps the app for where there is no network, and offers newer releases of it. In development it is never kept. */
export function keepApp(): void {
  if (isKept || import.meta.env.DEV) return;
  isKept = true;
  keepForOffline((load) => toast.offer(texts.ready, texts.load, load)).catch(() => {
    // The browser does not let it, or the network is gone: the next page tries again.
  });
}
