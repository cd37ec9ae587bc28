import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { FirstStepsCard } from '../../../entities/member/first-steps/FirstStepsCard.tsx';
import { useFirstSteps } from '../../../entities/member/first-steps/use-first-steps.ts';
import type { DeskOfRoleProps } from './Desk.tsx';
import { FounderDesk } from './FounderDesk.tsx';
import { InvestorDesk } from './InvestorDesk.tsx';
import { SeekerDesk } from './SeekerDesk.tsx';

/** What waits for a member, and what fits them, by their role. Before that, the first steps of a new one. */
export default function RoleDesk({ member, isPhone }: { member: CurrentUser; isPhone: boolean }) {
  const { isAsked, step, end } = useFirstSteps(member);
  return (
    <>
      {isAsked && <FirstStepsCard member={member} step={step} onEnd={end} />}
      <DeskOfRole member={member} isPhone={isPhone} isQuiet={isAsked} />
    </>
  );
}

function DeskOfRole({ member, ...rest }: DeskOfRoleProps) {
  switch (member.userRole) {
    case 'founder':
      return <FounderDesk member={member} {...rest} />;
    case 'job_seeker':
      return <SeekerDesk member={member} {...rest} />;
    case 'investor':
      return <InvestorDesk member={member} {...rest} />;
    case null:
      return null;
  }
}
