/** Fetches the stylesheets again that could not be fetched: the bundler waits for each of them only once. */
export async function refetchStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(isEmpty).map(refetch));
}

/** Whether styles did not come: browsers keep no sheet of them, an empty one, or one that nobody may look into. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const refetch = (failed: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: failed.href, crossOrigin: failed.crossOrigin });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The styles could not be fetched: ${link.href}`));
    failed.replaceWith(link);
  });
