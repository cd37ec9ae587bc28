import { screen, within } from '@testing-library/react';

/** A link of the top bar, once that is there. Small screens show it among the tabs, which tests find as well. */
export const mainLink = async (name: string | RegExp): Promise<HTMLElement> =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name });
