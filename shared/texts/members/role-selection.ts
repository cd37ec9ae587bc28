import type { Role } from '../../model/member.ts';

/** Where a new member says what brings them here. */
export const roleSelection = {
  required: 'Please select a role to continue',
  failed: 'Failed to update role. Please try again.',
  loadFailed: 'Error loading user data. Please refresh the page or login again.',
  goToLogin: 'Go to Login',
  question: 'What brings you here?',
  welcomeQuestion: (name: string): string => `Welcome, ${name}. What brings you here?`,
  hint: 'Your role decides whom you meet first.',
  role: 'Your role',
  goOn: 'Continue',
  place: (place: string): string => `Your profile will start with ${place} as your location.`,
  /** 'Welcome! You're now registered as a Investor/Founder/Job Seeker/User' */
  welcome: (role: string): string => `Welcome! You're now registered as a ${role}`,
} as const;

/** What brings the members of a role here. */
export const roleReasons: Record<Role, string> = {
  founder: 'You have an idea or a business and want team members or investment.',
  investor: 'You want to discover and invest in startups early.',
  job_seeker: 'You want to join a startup and apply for open roles.',
};

/** What a profile says first; its member writes something better. */
export const firstHeadlines: Record<Role, string> = {
  founder: 'Building a startup',
  investor: 'Investing in startups',
  job_seeker: 'Looking to join a startup',
};
