import type { MantineThemeComponents } from '@mantine/core';

/** What the library's parts that show things are by default; `display.css` has their look. */
export const display: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'quiet' } },
  Alert: { defaultProps: { radius: 'lg' } },
  Badge: { defaultProps: { variant: 'quiet' } },
  Card: { defaultProps: { withBorder: true, radius: 'lg', shadow: 'sm', padding: 0 } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Tabs: { defaultProps: { keepMounted: false } },
};
