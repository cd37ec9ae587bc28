// Stands in the pages and runs before the first paint. Sets the colour scheme, marks browsers that are signed in, which never
// see the landing page flash by, and asks for what the first screen needs.
(() => {
  const root = document.documentElement;
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    if (localStorage.getItem('hearth.signed-in')) root.dataset.signedIn = '';
  } catch (_) {
    // Storage may be forbidden: the defaults are right then.
  }
  const device = matchMedia('(prefers-color-scheme: dark)');
  const showScheme = () => {
    const dark = scheme === 'dark' || (scheme !== 'light' && device.matches);
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  };
  showScheme();

  // A public page, which is complete for visitors: the app is started for members only, once there is a place for it.
  const scripts = document.getElementById('app-scripts');
  if (scripts && !('signedIn' in root.dataset)) {
    device.addEventListener('change', showScheme);
    return;
  }
  if (scripts) document.addEventListener('DOMContentLoaded', () => document.head.append(scripts.content));

  // From the build: in development there is none.
  const block = document.getElementById('first-screens');
  if (!block) return;
  const known = JSON.parse(block.textContent);
  const { pathname, search } = location;
  const ask = (attributes) =>
    document.head.append(Object.assign(document.createElement('link'), attributes, { crossOrigin: '' }));
  const read = (href) => ask({ rel: 'preload', as: 'fetch', href });
  const screens = 'signedIn' in root.dataset ? known.member : known.visitor;
  const first = screens.find(({ address }) => RegExp(address).test(pathname));
  for (const place of first?.files ?? []) {
    const href = `/${known.files[place]}`;
    ask(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
  }
  read(known.session);
  // The search of an address changes what is read.
  if (first && !search) {
    const { groups } = RegExp(first.address).exec(pathname);
    for (const url of first.reads) read(url.replace(/\{(\w+)\}/g, (_, name) => groups[name]));
  }
})();
