import { ANSWER_BYTES } from '../../../shared/limits.ts';

/**
 * The rows with which a list begins and that fit into one answer.
 *
 * @param rows as the answer shows them, each small enough by itself
 * @returns all of them, or fewer: then the next page begins behind the last one
 */
export function truncateToSize<Row>(rows: Row[]): Row[] {
  let bytes = '[]'.length;
  const end = rows.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + ','.length;
    return bytes > ANSWER_BYTES;
  });
  return end < 0 ? rows : rows.slice(0, end);
}
