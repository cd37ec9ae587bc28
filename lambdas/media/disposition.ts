const NAME_MAX = 100;

/** Signs that end a header, leave a folder, or show a name other than it is. */
const UNSAFE = /[\p{C}\p{Z}\\/:*?"<>|]+/gu;

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A name that is safe on every file system, ending in the extension of what the file is. */
export function safeName(name: string, extension: string): string {
  const clean = name
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const stem = clean.toLowerCase().endsWith(`.${extension}`) ? clean.slice(0, -extension.length - 1) : clean;
  return `${[...stem].slice(0, NAME_MAX).join('').trim() || 'file'}.${extension}`;
}

/**
 * How a browser treats a file: pictures are shown, anything else is saved.
 *
 * @param name what its owner calls it; browsers take the end of the path when absent
 * @returns a Content-Disposition after RFC 6266, with the name after RFC 8187
 */
export function dispositionOf(contentType: string, extension: string, name?: string): string {
  if (contentType.startsWith('image/')) return 'inline';
  if (name === undefined) return 'attachment';
  const safe = safeName(name, extension);
  const ascii = safe.replace(/[^\x20-\x7e]|[%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(safe)}`;
}
