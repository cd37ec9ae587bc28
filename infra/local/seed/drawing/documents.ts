import type { Browser } from '@playwright/test';
import { PALETTE } from './palette.ts';

const page = (title: string, content: string): string => `<!doctype html><title>${title}</title>
  <style>
    body { margin: 0; font: 12pt/1.5 sans-serif; color: ${PALETTE.ink} }
    header { background: ${PALETTE.butter}; padding: 18mm 20mm; font-size: 24pt; font-weight: 700 }
    main { padding: 10mm 20mm } h2 { font-size: 13pt; color: ${PALETTE.ember} } td { padding: 2mm 8mm 2mm 0 }
  </style><header>${title}</header><main>${content}</main>`;

const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const DOCUMENTS: Record<string, string> = {
  'ledgerline-summary': page(
    'Ledgerline in one page',
    `<p>Bookkeeping from voice notes and photos of receipts, in Swahili and English.</p>
     <h2>Who stays</h2><table>${[
       ['Joined', 'Traders', 'After 3 months', 'After 9 months'],
       ['January to March', '310', '78 %', '71 %'],
       ['April to June', '720', '81 %', '74 %'],
       ['July to September', '1,070', '83 %', 'not yet known'],
     ]
       .map(row)
       .join('')}</table>
     <h2>What it does for them</h2><p>340 traders have used their books to get a loan, at a third of the usual rate.</p>
     <h2>What we ask for</h2><p>600,000 dollars for Mombasa and Kampala: four people, eighteen months.</p>`,
  ),
  checklist: page(
    'Checklist for a plain letter',
    `<ol><li>The first line says what the reader should do.</li><li>One letter, one request.</li>
     <li>Every date is a date, not a number of days.</li><li>No sentence needs a second reading.</li>
     <li>Somebody with a name can be called.</li><li>A person who receives such letters has read it.</li></ol>`,
  ),
};

/** Prints the documents of the demo community as PDF. */
export async function printDocuments(browser: Browser): Promise<[name: string, bytes: Buffer][]> {
  const tab = await browser.newPage();
  const files: [string, Buffer][] = [];
  for (const [name, html] of Object.entries(DOCUMENTS)) {
    await tab.setContent(html);
    files.push([`documents/${name}.pdf`, await tab.pdf({ format: 'A4', printBackground: true })]);
  }
  await tab.close();
  return files;
}
