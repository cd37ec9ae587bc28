import type { Role } from '../../../../shared/model/member.ts';
import { roleReasons } from '../../../../shared/texts/members/role-selection.ts';
import { roles } from '../../../../shared/texts/members/roles.ts';
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
    text: roleReasons.founder,
    icon: IconFounder,
  },
  {
    role: 'investor',
    title: roles.investor.option,
    text: roleReasons.investor,
    icon: IconInvestor,
  },
  {
    role: 'job_seeker',
    title: roles.job_seeker.option,
    text: roleReasons.job_seeker,
    icon: IconJobSeeker,
  },
];
