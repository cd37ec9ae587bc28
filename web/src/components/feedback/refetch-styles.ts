const failed = new Set<HTMLLinkElement>();
let running: Promise<void> | undefined;

/** Notices stylesheets that could not be fetched; to be called once. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Such errors do not bubble.
  window.addEventListener('error', note, { capture: true });
}

/** Fetches the stylesheets again that could not be fetched: the bundler waits for each of them only once. */
export function refetchStyles(): Promise<void> {
  running ??= refetchFailed().finally(() => {
    running = undefined;
  });
  return running;
}

async function refetchFailed(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(refetch));
}

const refetch = (before: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: before.href, crossOrigin: before.crossOrigin });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The styles could not be fetched: ${link.href}`));
    before.replaceWith(link);
  });
