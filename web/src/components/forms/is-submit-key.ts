import type { KeyboardEvent } from 'react';

/** Whether Ctrl+Enter was pressed, or Cmd+Enter: what sends a text in which Enter begins a new line. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
