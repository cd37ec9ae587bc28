import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const sentMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Headers that the sender has set; none in mails from before they were kept. */
  headers: z.record(z.string(), z.string()).default({}),
  /** ISO 8601. */
  at: z.string(),
});

/** A mail that would have been sent. */
export type SentMail = z.infer<typeof sentMail>;

export interface OutboxFile {
  /** Newest first. */
  mails(): SentMail[];
  /** Keeps a mail; once this returns, it outlives the process. */
  add(mail: SentMail): void;
}

/** A line that was cut short when the process was killed is no mail: nobody was told that it was taken. */
function parseLine(line: string): SentMail[] {
  try {
    return [sentMail.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/** For its owner's eyes only: mails hold links that open an account. */
const PRIVATE = { mode: 0o600 };

const lineOf = (mail: SentMail): string => `${JSON.stringify(mail)}\n`;

/**
 * Opens the file of an outbox, one mail a line, which may have been killed while it was written.
 *
 * @param keeps how many mails it keeps, the newest; the file holds twice as many at most
 */
export function openOutbox(file: string, keeps: number): OutboxFile {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  let mails = lines.flatMap(parseLine).slice(-keeps);
  let stored = mails.length;

  function rewrite(): void {
    const draft = `${file}.new`;
    writeFileSync(draft, mails.map(lineOf).join(''), PRIVATE);
    renameSync(draft, file);
    stored = mails.length;
  }

  // The last line may lack its end.
  if (lines.length > 0) rewrite();
  return {
    mails: () => mails.toReversed(),
    add(mail) {
      appendFileSync(file, lineOf(mail), PRIVATE);
      mails = [...mails, mail].slice(-keeps);
      stored += 1;
      if (stored > 2 * keeps) rewrite();
    },
  };
}
