import { Link } from 'react-router-dom';
import { useCanOpen } from '../../routing/catalog.ts';
import { paths } from '../../routing/paths.ts';
import classes from './MemberName.module.css';

/** A member's name, leading to their profile. Deleted members have no username, and no profile. */
export function MemberName({ name, username }: { name: string; username: string }) {
  const canOpen = useCanOpen();
  const profile = paths.profile(username);
  if (username === '' || !canOpen(profile)) return <span className={classes.name}>{name}</span>;
  return (
    <Link to={profile} className={classes.name}>
      {name}
    </Link>
  );
}
