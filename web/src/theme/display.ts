import type { MantineThemeComponents } from '@mantine/core';
import classes from './display.module.css';
import pagination from './Pagination.module.css';
import tabs from './Tabs.module.css';

/** How the library's parts that show things look here. */
export const display: MantineThemeComponents = {
  Alert: {
    defaultProps: { radius: 'lg' },
    classNames: { root: classes.alert, message: classes.alertMessage },
  },
  Avatar: { classNames: { root: classes.avatar, placeholder: classes.initials } },
  Badge: {
    defaultProps: { variant: 'quiet' },
    classNames: { root: classes.badge, label: classes.badgeLabel },
  },
  Card: {
    defaultProps: { withBorder: true, radius: 'lg', shadow: 'sm', padding: 0 },
    classNames: { root: classes.card },
  },
  Pagination: { classNames: pagination },
  Tabs: { defaultProps: { keepMounted: false }, classNames: tabs },
  Skeleton: { defaultProps: { radius: 'sm' }, classNames: { root: classes.skeleton } },
};
