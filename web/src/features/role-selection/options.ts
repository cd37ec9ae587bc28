import type { Role } from '../../../../shared/model/member.ts';
import { roles } from '../../../../shared/texts.ts';
import { IconFounder, IconInvestor, IconJobSeeker } from '../../theme/icons.ts';

interface RoleOption {
  role: Role;
  title: string;
  text: string;
  icon: typeof IconFounder;
}

/** The three cards. */
export const options: readonly RoleOption[] = [
  {
    role: 'founder',
    title: roles.founder.option,
    text: 'You have an idea or a business and want team members or investment.',
    icon: IconFounder,
  },
  {
    role: 'investor',
    title: roles.investor.option,
    text: 'You want to discover and invest in startups early.',
    icon: IconInvestor,
  },
  {
    role: 'job_seeker',
    title: roles.job_seeker.option,
    text: 'You want to join a startup and apply for open roles.',
    icon: IconJobSeeker,
  },
];
