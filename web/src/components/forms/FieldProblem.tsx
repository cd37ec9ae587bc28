import { IconAlert } from '../../theme/icons.ts';
import classes from './FieldProblem.module.css';

/** What is wrong with a field that is not a text. */
export function FieldProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={classes.problem} role="alert">
      <IconAlert size={16} aria-hidden="true" />
      {text}
    </p>
  );
}
