import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCUMENT = fileURLToPath(new URL('../../../docs/costs.md', import.meta.url));

/**
 * Puts a table into `docs/costs.md`, in place of the one that stands there.
 *
 * @param name of the bench, between whose markers the table belongs
 */
export function writeTable(name: string, rows: string[]): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = readFileSync(DOCUMENT, 'utf8').split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`there is no place for ${name} in ${DOCUMENT}`);
  writeFileSync(DOCUMENT, `${before}${begin}\n\n${rows.join('\n')}\n\n${end}${after}`);
}
