import { createByteReader } from './byte-reader.ts';
import { malformedPost, preconditionFailed, S3Error } from './errors.ts';

/** A form up to its file: S3 ignores what follows the file. */
export interface UploadForm {
  /** Names in lower case. */
  fields: ReadonlyMap<string, string>;
  /** Name of the file on the user's machine, without folders. */
  fileName: string;
  /** Content of the file; throws S3Error MalformedPOSTRequest when the form ends within it. */
  content: AsyncIterable<Buffer>;
}

const MAX_FIELDS_BYTES = 20_480;

/**
 * Reads a `multipart/form-data` body up to the beginning of its file.
 *
 * @throws S3Error when the form is malformed, has no file, or its fields take over 20 KB.
 */
export async function readUploadForm(contentType: string, body: AsyncIterable<Buffer>): Promise<UploadForm> {
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) throw preconditionFailed();
  const delimiter = `\r\n--${boundary}`;
  const reader = createByteReader(afterLineBreak(body), malformedPost);
  const fields = new Map<string, string>();
  let left = MAX_FIELDS_BYTES;
  const readField = async (end: string) => {
    const piece = await reader.readUntil(end, left, fieldsTooLarge);
    left -= piece.length;
    return piece.toString();
  };

  await readField(delimiter);
  for (;;) {
    const head = await readField('\r\n\r\n');
    const name = /[;\s]name="([^"]*)"/i.exec(head)?.[1];
    if (!head.startsWith('\r\n') || name === undefined) throw malformedPost();
    if (name.toLowerCase() === 'file') {
      const path = /filename="([^"]*)"/i.exec(head)?.[1] ?? '';
      return { fields, fileName: path.replace(/^.*[\\/]/, ''), content: reader.streamUntil(delimiter) };
    }
    fields.set(name.toLowerCase(), await readField(delimiter));
  }
}

// A form begins with its boundary; every other boundary follows a line break. So this one does too.
async function* afterLineBreak(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('\r\n');
  yield* body;
}

const fieldsTooLarge = () =>
  new S3Error(
    400,
    'MaxPostPreDataLengthExceeded',
    'Your POST request fields preceding the upload file were too large.',
  );
