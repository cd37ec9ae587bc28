import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core';
import { controls } from './controls.ts';
import { display } from './display.ts';

/** Every colour, size and shadow of Hearth, once. Components use the variables, never a literal. */

/** Ink and paper: warm neutrals, light to dark. */
const paper: MantineColorsTuple = [
  '#faf8f5',
  '#f4f0eb',
  '#e9e3dc',
  '#ddd5cb',
  '#c8beb2',
  '#8a8076',
  '#6b6259',
  '#574f47',
  '#3b3530',
  '#231e1a',
];
const ink: MantineColorsTuple = [
  '#ede7e1',
  '#d3cac2',
  '#aea399',
  '#8d8278',
  '#453d36',
  '#382f2a',
  '#26201c',
  '#191512',
  '#120f0d',
  '#0c0a08',
];

/** The accent: what can be done now. */
const ember: MantineColorsTuple = [
  '#fff3ec',
  '#ffe3d3',
  '#ffc7a8',
  '#ffa67a',
  '#fb8650',
  '#e8632c',
  '#c2410c',
  '#a8370a',
  '#8a2d0a',
  '#6a240b',
];
const moss: MantineColorsTuple = [
  '#ecf8f0',
  '#d6efdf',
  '#addfc0',
  '#80cd9e',
  '#55b97f',
  '#2f9d63',
  '#1f7a4b',
  '#19653e',
  '#145132',
  '#0f3f27',
];
const tide: MantineColorsTuple = [
  '#edf5fd',
  '#d8e9fa',
  '#b0d2f5',
  '#82b7ee',
  '#569ce4',
  '#3480d3',
  '#2466b3',
  '#1d5391',
  '#184372',
  '#133457',
];

/** What destroys, and what is wrong. */
const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fadcda',
  '#f5b8b4',
  '#ff9a8f',
  '#e5645b',
  '#cf3d33',
  '#b3261e',
  '#8f1d17',
  '#731712',
  '#58110d',
];

/** Tones that stand in for a missing picture, told apart by an id: background, deeper second tone of gradients. */
const TONES = [
  ['#c2410c', '#f0a35e'],
  ['#1f7a4b', '#8fc7a0'],
  ['#2466b3', '#8ab8e8'],
  ['#7c3f8c', '#d49bd8'],
  ['#a3324f', '#eba0a8'],
  ['#0f6f77', '#7fc6c4'],
  ['#7a5a12', '#dcbc6a'],
  ['#4c4ba6', '#a9a8ea'],
] as const;
export const TONE_COUNT = TONES.length;

const toneVariables = Object.fromEntries(
  TONES.flatMap(([deep, soft], tone): [string, string][] => [
    [`--hearth-tone-${tone}`, deep],
    [`--hearth-tone-${tone}-soft`, soft],
  ]),
);

/** Wheel and fingers do not move the page behind; hiding its bar takes a <style> element, which the pages do not allow. */
const removeScrollProps = { removeScrollBar: false };

export const theme = createTheme({
  primaryColor: 'ember',
  primaryShade: { light: 6, dark: 6 },
  colors: { ember, moss, tide, red, gray: paper, dark: ink },
  white: '#ffffff',
  black: '#231e1a',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.2' },
      h2: { fontSize: rem(20), lineHeight: '1.3' },
      h3: { fontSize: rem(16), lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(28), '2xl': rem(40) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.2' },
  spacing: {
    xs: rem(4),
    sm: rem(8),
    md: rem(12),
    lg: rem(16),
    xl: rem(24),
    '2xl': rem(40),
    '3xl': rem(72),
  },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(24) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  shadows: { sm: 'var(--hearth-shadow)', md: 'var(--hearth-shadow-raised)' },
  components: {
    ...controls,
    ...display,
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    DrawerRoot: { defaultProps: { removeScrollProps, transitionProps: { duration: 160 } } },
    ModalRoot: {
      defaultProps: { removeScrollProps, centered: true, radius: 'lg', transitionProps: { duration: 140 } },
    },
  },
});

/** Names for what colours and sizes are for; the only place where light and dark differ. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    ...toneVariables,
    '--hearth-bar-height': rem(56),
    '--hearth-page-width': rem(1236),
    '--hearth-column-left': rem(240),
    '--hearth-column-main': rem(640),
    '--hearth-column-wide': rem(800),
    '--hearth-column-right': rem(300),
    '--hearth-form-width': rem(420),
    '--hearth-measure': '68ch',
    '--hearth-hairline': rem(1),
    '--hearth-motion': '160ms',
    '--hearth-motion-spin': '800ms',
    '--hearth-motion-ambient': '5s',
    '--hearth-on-tone': '#ffffff',
    '--hearth-stage': '#0c0a08',
    '--hearth-stage-raised': '#382f2a',
    '--hearth-weight-strong': '600',
    '--hearth-weight-heavy': '700',
    '--hearth-hero-size': 'clamp(2.25rem, 1.4rem + 3vw, 3.375rem)',
  },
  light: {
    '--mantine-color-body': colors.gray?.[0] ?? '',
    '--mantine-color-dimmed': colors.gray?.[6] ?? '',
    '--mantine-color-placeholder': colors.gray?.[6] ?? '',
    '--mantine-color-error': colors.red?.[6] ?? '',
    '--mantine-color-anchor': colors.ember?.[7] ?? '',
    '--hearth-surface': '#ffffff',
    '--hearth-surface-sunken': colors.gray?.[1] ?? '',
    '--hearth-border': colors.gray?.[2] ?? '',
    '--hearth-border-strong': colors.gray?.[5] ?? '',
    '--hearth-border-control': colors.gray?.[5] ?? '',
    '--hearth-accent': colors.ember?.[6] ?? '',
    '--hearth-accent-text': colors.ember?.[7] ?? '',
    '--hearth-accent-wash': colors.ember?.[0] ?? '',
    '--hearth-glow': 'rgba(251, 134, 80, 0.28)',
    '--hearth-shadow': '0 1px 2px rgba(54, 38, 24, 0.05), 0 4px 16px rgba(54, 38, 24, 0.05)',
    '--hearth-shadow-raised': '0 4px 12px rgba(54, 38, 24, 0.08), 0 16px 40px rgba(54, 38, 24, 0.14)',
    '--hearth-founder': colors.ember?.[7] ?? '',
    '--hearth-founder-wash': colors.ember?.[0] ?? '',
    '--hearth-investor': colors.moss?.[7] ?? '',
    '--hearth-investor-wash': colors.moss?.[0] ?? '',
    '--hearth-job_seeker': colors.tide?.[7] ?? '',
    '--hearth-job_seeker-wash': colors.tide?.[0] ?? '',
  },
  dark: {
    '--mantine-color-body': colors.dark?.[7] ?? '',
    '--mantine-color-dimmed': colors.dark?.[2] ?? '',
    '--mantine-color-placeholder': colors.dark?.[2] ?? '',
    '--mantine-color-error': colors.red?.[3] ?? '',
    '--mantine-color-anchor': colors.ember?.[3] ?? '',
    '--hearth-surface': colors.dark?.[6] ?? '',
    '--hearth-surface-sunken': colors.dark?.[5] ?? '',
    '--hearth-border': colors.dark?.[5] ?? '',
    '--hearth-border-strong': colors.dark?.[3] ?? '',
    '--hearth-border-control': colors.dark?.[3] ?? '',
    '--hearth-accent': colors.ember?.[4] ?? '',
    '--hearth-accent-text': colors.ember?.[3] ?? '',
    '--hearth-accent-wash': 'rgba(251, 134, 80, 0.12)',
    '--hearth-glow': 'rgba(251, 134, 80, 0.2)',
    '--hearth-shadow': '0 1px 2px rgba(0, 0, 0, 0.3)',
    '--hearth-shadow-raised': '0 8px 32px rgba(0, 0, 0, 0.5)',
    '--hearth-founder': colors.ember?.[3] ?? '',
    '--hearth-founder-wash': 'rgba(251, 134, 80, 0.14)',
    '--hearth-investor': colors.moss?.[3] ?? '',
    '--hearth-investor-wash': 'rgba(85, 185, 127, 0.14)',
    '--hearth-job_seeker': colors.tide?.[3] ?? '',
    '--hearth-job_seeker-wash': 'rgba(86, 156, 228, 0.16)',
  },
});
