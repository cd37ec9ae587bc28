import { Link } from 'react-router-dom';
import { paths } from '../../router/paths.ts';
import classes from './MemberName.module.css';

/** A member's name, leading to their profile. Deleted members have no username, and no profile. */
export function MemberName({ name, username }: { name: string; username: string }) {
  if (username === '') return <span className={classes.name}>{name}</span>;
  return (
    <Link to={paths.profile(username)} className={classes.name}>
      {name}
    </Link>
  );
}
