import * as words from '../../../../shared/texts/common/words.ts';
import classes from './PageLoading.module.css';

/** While a screen's code or the session is on its way. Appears only when that takes long enough to be noticed. */
export function PageLoading() {
  return (
    <div className={classes.loading} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <span className={classes.words}>{words.loading}</span>
    </div>
  );
}
