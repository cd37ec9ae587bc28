import {
  IconConnect,
  IconDiscover,
  IconFindTeam,
  IconNetwork,
  IconShowcase,
  IconTogether,
} from '../../theme/icons.ts';

/** The texts of the landing page. */

export const hero =
  'Hearth is where founders, investors and people looking to join a startup find each other, and start building.';

export const reasons = [
  {
    icon: IconFindTeam,
    title: 'Find team members',
    text: 'Say which roles your idea needs. People who want exactly that will find them, and tell you why they fit.',
  },
  {
    icon: IconShowcase,
    title: 'Showcase projects',
    text: 'Give your project a page with its story, its stage and its open roles, and see who believes in it.',
  },
  {
    icon: IconNetwork,
    title: 'Expand your network',
    text: 'Meet founders, investors and talent who are suggested for your role, through people you already know.',
  },
] as const;

export const steps = [
  {
    icon: IconDiscover,
    title: 'Discover',
    text: 'Browse people and projects that match what you are here for.',
  },
  {
    icon: IconConnect,
    title: 'Connect',
    text: 'Reach out, follow what they share, and get to know each other.',
  },
  {
    icon: IconTogether,
    title: 'Build Together',
    text: 'Apply for a role, fill your team, or back the next big thing.',
  },
] as const;

export const closing = {
  title: 'There is a seat by the fire',
  text: 'It takes a minute to join, and it costs nothing.',
} as const;
