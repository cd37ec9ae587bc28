import type { Choices } from './store/preferences.ts';

/** A member's choices as they see them. */
export const presentChoices = ({ message }: Choices) => ({ types: { message: { email: message } } });
