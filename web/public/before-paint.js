// Runs before the first paint, as a file of its own because the content security policy allows no inline script:
// sets the chosen colour scheme, and marks browsers that are signed in so that they never see the landing page flash by.
(() => {
  var root = document.documentElement;
  var scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    if (localStorage.getItem('hearth.signed-in')) root.dataset.signedIn = '';
  } catch (_) {
    // Storage may be forbidden: the defaults are right then.
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
