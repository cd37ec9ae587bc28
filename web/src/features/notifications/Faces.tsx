import type { Person } from '../../../../shared/model/member.ts';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import classes from './Faces.module.css';

/** Widths of the pictures by how many share the place of one, in pixels. */
const WIDTHS = [44, 44, 31, 27];

/** The pictures of up to three members, the newest in front. */
export function Faces({ actors }: { actors: readonly Person[] }) {
  return (
    <span className={classes.faces} data-count={actors.length} aria-hidden="true">
      {actors.map((actor) => (
        <MemberAvatar
          key={actor._id}
          member={actor}
          size={WIDTHS[actors.length] ?? WIDTHS[0]}
          className={classes.face}
        />
      ))}
    </span>
  );
}
