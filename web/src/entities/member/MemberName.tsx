import { Link } from 'react-router-dom';
import { paths } from '../../router/paths.ts';
import classes from './MemberName.module.css';

/** A member's name, leading to their profile. Deleted members have no username, and no profile. */
export function MemberName({ name, username }: { name: string; username: string }) {
  // A name that runs from right to left does not turn round what stands beside it.
  if (username === '') return <bdi className={classes.name}>{name}</bdi>;
  return (
    <Link to={paths.profile(username)} className={classes.name} dir="auto">
      {name}
    </Link>
  );
}
