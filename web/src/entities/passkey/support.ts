/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether this browser can offer passkeys among the names that it suggests in a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** What a browser reports when its owner has closed the dialog, or has let it wait too long. */
const GIVEN_UP = new Set(['NotAllowedError', 'AbortError']);

/** Whether a dialog ended because its owner wanted so: nothing to report. */
export const wasGivenUp = (error: unknown): boolean => error instanceof Error && GIVEN_UP.has(error.name);

/** The code around the browser's dialogs, which most visitors never need. */
export const ceremonies = () => import('./ceremonies.ts');
