import { createContext } from 'react';

/** Whether a question lies above the dialogs in here: it is what Escape closes then, not they. */
export const DialogCovered = createContext(false);
