const KILO = 1_024;
const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** A size of so many bytes for people, by the same measure as the limits: '512 bytes', '14 kB', '1.2 MB'. */
export function fileSize(bytes: number): string {
  const step = UNITS.findLastIndex((_, nth) => bytes >= KILO ** nth);
  const unit = UNITS[step] ?? 'byte';
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    // The short form of byte has no plural.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
  return format.format(bytes / KILO ** Math.max(0, step));
}
