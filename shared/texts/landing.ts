/** The landing page. */
export const hero =
  'Hearth is where founders, investors and people looking to join a startup find each other, and start building.';

export const whyJoin = 'Why Join';

export const reasons = {
  team: {
    title: 'Find team members',
    text: 'Say which roles your idea needs. People who want exactly that will find them, and tell you why they fit.',
  },
  projects: {
    title: 'Showcase projects',
    text: 'Give your project a page with its story, its stage and its open roles, and see who believes in it.',
  },
  network: {
    title: 'Expand your network',
    text: 'Meet founders, investors and talent who are suggested for your role, through people you already know.',
  },
} as const;

export const howItWorks = 'How it works';

export const steps = {
  discover: {
    title: 'Discover',
    text: 'Browse people and projects that match what you are here for.',
  },
  connect: {
    title: 'Connect',
    text: 'Reach out, follow what they share, and get to know each other.',
  },
  build: {
    title: 'Build Together',
    text: 'Apply for a role, fill your team, or back the next big thing.',
  },
} as const;

export const closing = {
  title: 'There is a seat by the fire',
  text: 'It takes a minute to join, and it costs nothing.',
} as const;
