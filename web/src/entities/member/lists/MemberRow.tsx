import type { ReactNode } from 'react';
import type { UserCard } from '../../../../../shared/model/member.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { count } from '../../../components/text/count.ts';
import { IconPeople } from '../../../theme/icons.ts';
import { MemberAvatar } from '../MemberAvatar.tsx';
import { MemberName } from '../MemberName.tsx';
import { RoleChip } from '../RoleChip.tsx';
import classes from './MemberRow.module.css';

export type ListedMember = Pick<UserCard, '_id' | 'username' | 'name' | 'profilePicture' | 'headline'> &
  Partial<Pick<UserCard, 'userRole' | 'reason' | 'mutualCount'>>;

/** Why somebody is shown: the server's own words, else what both have in common. */
const reasonOf = ({ reason, mutualCount = 0 }: ListedMember) =>
  reason ?? (mutualCount > 0 ? count(mutualCount, nouns.mutualConnection) : undefined);

/** A member in a list: picture, name, headline, why they are shown, and one thing to do. */
export function MemberRow({ member, action }: { member: ListedMember; action?: ReactNode }) {
  const reason = reasonOf(member);
  return (
    <div className={classes.member}>
      <MemberAvatar member={member} />
      <div className={classes.who}>
        <div className={classes.line}>
          <MemberName name={member.name} username={member.username} />
          <RoleChip role={member.userRole ?? null} />
        </div>
        {member.headline !== '' && <p className={classes.headline}>{member.headline}</p>}
        {reason && (
          <p className={classes.reason}>
            <IconPeople size={16} aria-hidden="true" />
            {reason}
          </p>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
