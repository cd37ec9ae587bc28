import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import * as z from 'zod';

const sentMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

/** A mail that would have been sent. */
export type SentMail = z.infer<typeof sentMail>;

export interface OutboxFile {
  /** Newest first. */
  mails(): SentMail[];
  /** Keeps a mail; it is on the disk when this returns. */
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

function write(file: string, flags: 'a' | 'w', text: string): void {
  const handle = openSync(file, flags, 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
}

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
    write(draft, 'w', mails.map(lineOf).join(''));
    renameSync(draft, file);
    stored = mails.length;
  }

  // The last line may lack its end.
  if (lines.length > 0) rewrite();
  return {
    mails: () => mails.toReversed(),
    add(mail) {
      write(file, 'a', lineOf(mail));
      mails = [...mails, mail].slice(-keeps);
      stored += 1;
      if (stored > 2 * keeps) rewrite();
    },
  };
}
