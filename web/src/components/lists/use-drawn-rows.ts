import { startTransition, useEffect, useState } from 'react';

/**
 * The rows of a list to draw now. Of rows that have just arrived, the first few are drawn at once and the others when
 * the browser has time, so that a phone answers in between. Rows that were there before are drawn at once: a screen that
 * one comes back to must be as long as it was.
 *
 * @param first how many rows are drawn at once
 * @param isNew whether the rows have just arrived; read when the list is first drawn
 */
export function useDrawnRows<Row>(rows: readonly Row[], first: number, isNew: boolean): readonly Row[] {
  const [drawsAll, setDrawsAll] = useState(!isNew);
  useEffect(() => startTransition(() => setDrawsAll(true)), []);
  return drawsAll ? rows : rows.slice(0, first);
}
