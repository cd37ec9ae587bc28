import { useMember } from '../../api/session.ts';
import { ProfileCard } from '../../entities/member/ProfileCard.tsx';
import { NotificationList } from './NotificationList.tsx';
import classes from './Notifications.module.css';

/** What happened to the member while they were busy. */
export default function Notifications() {
  const member = useMember();
  return (
    <div className={classes.columns}>
      <div className={classes.sidebar}>
        <ProfileCard member={member} />
      </div>
      <NotificationList />
    </div>
  );
}
