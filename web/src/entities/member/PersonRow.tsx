import type { ReactNode } from 'react';
import type { UserCard } from '../../../../shared/model/member.ts';
import { count } from '../../components/text/count.ts';
import { IconPeople } from '../../theme/icons.ts';
import { MemberAvatar } from './MemberAvatar.tsx';
import { MemberName } from './MemberName.tsx';
import classes from './PersonRow.module.css';
import { RoleChip } from './RoleChip.tsx';

export type Person = Pick<UserCard, '_id' | 'username' | 'name' | 'profilePicture' | 'headline'> &
  Partial<Pick<UserCard, 'userRole' | 'reason' | 'mutualCount'>>;

/** Why somebody is shown: the server's own words, else what both have in common. */
const reasonOf = ({ reason, mutualCount = 0 }: Person) =>
  reason ?? (mutualCount > 0 ? count(mutualCount, 'mutual connection') : undefined);

/** A person in a list: picture, name, headline, why they are shown, and one thing to do. */
export function PersonRow({ person, action }: { person: Person; action?: ReactNode }) {
  const reason = reasonOf(person);
  return (
    <div className={classes.person}>
      <MemberAvatar member={person} />
      <div className={classes.who}>
        <div className={classes.line}>
          <MemberName name={person.name} username={person.username} />
          <RoleChip role={person.userRole ?? null} />
        </div>
        {person.headline !== '' && <p className={classes.headline}>{person.headline}</p>}
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
