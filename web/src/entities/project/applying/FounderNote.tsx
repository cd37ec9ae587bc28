import type { Project } from '../../../../../shared/model/project.ts';
import { roleButtons } from '../../../../../shared/texts/projects/projects.ts';
import { useMember } from '../../../api/session.ts';
import classes from './FounderNote.module.css';

/** Says once, above the roles, why their founder cannot apply for any of them. */
export function FounderNote({ project }: { project: Project }) {
  const member = useMember();
  if (project.founder._id !== member._id || project.openRoles.length === 0) return null;
  return <p className={classes.note}>{roleButtons.founder}</p>;
}
