import * as z from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']), range: z.string() }),
  ),
});

const HIGH = ['high', 'critical'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The packages with known holes that are high or critical, as `npm audit --json` reports them.
 *
 * @returns undefined when the text is no report, as when the registry has not answered
 */
export function packageHoles(text: string): string[] | undefined {
  const { data } = report.safeParse(parsed(text));
  if (!data) return undefined;
  return Object.entries(data.vulnerabilities)
    .filter(([, { severity }]) => HIGH.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
}
