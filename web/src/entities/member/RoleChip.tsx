import type { Role } from '../../../../shared/model/member.ts';
import { roles } from '../../../../shared/texts.ts';
import classes from './RoleChip.module.css';

/** A member's role as a word on its hue; nothing for members who have not chosen yet. */
export function RoleChip({ role }: { role: Role | null }) {
  if (!role) return null;
  return (
    <span className={classes.chip} data-role={role}>
      {roles[role].chip}
    </span>
  );
}
