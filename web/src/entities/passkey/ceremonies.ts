import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { api } from '../../api/client.ts';

/** Asks the member to choose a passkey and to open it, in a dialog of the browser; resolves to what proves it. */
export const askForPasskey = async () => startAuthentication({ optionsJSON: await api.passkeys.challenge() });

/** Offers passkeys among the names that the browser suggests in a field, and resolves when one was opened. */
export const offerPasskeys = async () =>
  startAuthentication({ optionsJSON: await api.passkeys.challenge(), useBrowserAutofill: true });

/** Takes the offer back. */
export const withdrawOffer = () => WebAuthnAbortService.cancelCeremony();

/**
 * Lets the member make a passkey, in a dialog of the browser.
 *
 * @param currentPassword where the server has asked for it
 * @returns what proves it
 */
export const makePasskey = async (currentPassword?: string) =>
  startRegistration({ optionsJSON: await api.passkeys.registration({ body: { currentPassword } }) });
