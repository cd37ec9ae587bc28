import { unzipSync } from 'fflate';
import { MB } from '../../../../../shared/limits.ts';
import { jsonResume } from './json-resume.ts';
import { LINKEDIN_FILES, type LinkedInFile, linkedInResume } from './linkedin.ts';
import { ImportError, type RawResume } from './raw-resume.ts';

const FILE_BYTES = 50 * MB;
/** Of one table, and of a JSON Resume: far more than a profile can hold. */
const PART_BYTES = 2 * MB;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The text of a file, without the mark of its encoding: UTF-8, UTF-16 by its mark, else what old spreadsheets write. */
export function textOf(bytes: Uint8Array): string {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (marked) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Which of the tables a file of the zip is; folders above it do not matter, those of macOS hold no tables. */
function tableOf(path: string): LinkedInFile | undefined {
  if (path.startsWith('__MACOSX/')) return undefined;
  const name = path.split(/[/\\]/).at(-1)?.toLowerCase();
  return LINKEDIN_FILES.find((file) => name === `${file}.csv`);
}

/** Reads only the tables, and each only when it is not too large: nothing else is ever inflated. */
function linkedInZip(bytes: Uint8Array): RawResume {
  let found: Record<string, Uint8Array>;
  try {
    found = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (!tableOf(name)) return false;
        if (size > PART_BYTES || originalSize > PART_BYTES) throw new ImportError('partTooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('notZip', error);
  }
  const files: Partial<Record<LinkedInFile, string>> = {};
  for (const [path, content] of Object.entries(found)) {
    const table = tableOf(path);
    if (table) files[table] ??= textOf(content);
  }
  if (Object.keys(files).length === 0) throw new ImportError('noParts');
  return linkedInResume(files);
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch (error) {
    throw new ImportError('notJson', error);
  }
}

/** Whether a file could be JSON, by its name or its first letter. */
const isJson = (name: string, bytes: Uint8Array): boolean =>
  /\.json$/i.test(name) || /^\s*[{[]/.test(textOf(bytes.subarray(0, 64)));

/**
 * Reads what a file says of somebody: LinkedIn's zip file, or a JSON Resume.
 *
 * @throws ImportError when it is neither, damaged, or too large
 */
export async function readResume(file: File): Promise<RawResume> {
  if (file.size > FILE_BYTES) throw new ImportError('tooLarge');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new ImportError('unreadable', error);
  }
  if (isZip(bytes)) return linkedInZip(bytes);
  if (!isJson(file.name, bytes)) throw new ImportError('unknown');
  if (bytes.length > PART_BYTES) throw new ImportError('partTooLarge');
  return jsonResume(json(bytes));
}
