// The one file here that imports from infra: benches start the same browsers.
export { CHROMIUM, CHROMIUM_WITHOUT_WINDOW } from '../../infra/lab/chromium.ts';
