import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import type { Participant } from '../../../entities/conversation/participant.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { RoleChip } from '../../../entities/member/RoleChip.tsx';
import classes from './FirstMessage.module.css';

/** Whom the first message goes to. */
export function FirstMessage({ member }: { member: Participant }) {
  return (
    <div className={classes.first}>
      <MemberAvatar member={member} size="lg" />
      <h2>{texts.begin(member.name)}</h2>
      <RoleChip role={member.userRole} />
      {member.headline !== '' && <p>{member.headline}</p>}
      <p className={classes.hint}>{texts.beginHint}</p>
    </div>
  );
}
