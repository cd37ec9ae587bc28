import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchivePart } from '../members/archive-part.ts';
import type { ViewingMember } from '../visibility/viewer.ts';

/** A zip file that is written while it is read, one file after the other. */
export interface Zip {
  /** Its bytes; ends with the error when one of its files has failed. */
  output: Readable;
  /** Adds a file, and waits until all of it has been read. */
  add(name: string, content: Readable, options: { compress: boolean }): Promise<void>;
  end(): void;
  /** Gives the file up, also the content that is being read. */
  fail(error: Error): void;
}

/** Begins a zip file. */
export function newZip(): Zip {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    current?.destroy(error);
    output.destroy(error);
  };
  zip.on('error', fail);
  // A reader that goes away is told to `fail` by whoever knows why.
  pipeline(zip.outputStream, output).catch(fail);
  return {
    output,
    async add(name, content, { compress }) {
      if (failure) throw failure;
      current = content;
      zip.addReadStream(content, name, { compress });
      await finished(content, { writable: false });
    },
    end: () => zip.end(),
    fail,
  };
}

async function* listOf(pages: AsyncIterable<object[]>): AsyncGenerator<Buffer> {
  let between = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield Buffer.from(between + page.map((row) => JSON.stringify(row, null, 2)).join(',\n'));
    between = ',\n';
  }
  yield Buffer.from(between === ',\n' ? '\n]\n' : '[]\n');
}

async function* objectOf(value: Promise<object>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(await value, null, 2)}\n`);
}

/** A part of a member's archive as JSON that people can read. */
export const jsonOf = (part: ArchivePart, viewer: ViewingMember): Readable =>
  Readable.from('rows' in part ? listOf(part.rows(viewer)) : objectOf(part.value(viewer)));
