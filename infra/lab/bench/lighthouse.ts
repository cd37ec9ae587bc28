import lighthouse, { type Result } from 'lighthouse';
import * as z from 'zod';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of a visit: scores of 100, milliseconds, and bytes as they were sent. */
export interface Figures {
  /** How the page came, such as `h2` (RFC 7301's names). */
  protocol: string;
  scores: Record<Category, number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scripts: number;
  styles: number;
  requests: number;
}

const numberOf = ({ audits }: Result, audit: string): number => {
  const value = audits[audit]?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse does not know ${audit}: ${audits[audit]?.errorMessage}`);
  return value;
};

const scoreOf = ({ categories }: Result, category: Category): number =>
  Math.round(100 * (categories[category]?.score ?? 0));

const requestList = z.array(
  z.object({
    resourceType: z.string().optional(),
    transferSize: z.number().default(0),
    protocol: z.string().default(''),
  }),
);

function requestsOf({ audits }: Result) {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? requestList.parse(details.items) : [];
}

/** Visits a page with Lighthouse's phone. The browser keeps what it has stored, so that a session stays. */
export async function measureScreen(
  url: string,
  port: number,
): Promise<{ figures: Figures; trace: unknown }> {
  const visited = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  });
  if (!visited) throw new Error(`Lighthouse has not visited ${url}`);
  const { lhr, artifacts } = visited;
  const requests = requestsOf(lhr);
  const sizeOf = (type: string) =>
    requests.reduce((sum, one) => sum + (one.resourceType === type ? one.transferSize : 0), 0);
  const figures = {
    protocol: requests[0]?.protocol ?? '',
    scores: {
      performance: scoreOf(lhr, 'performance'),
      accessibility: scoreOf(lhr, 'accessibility'),
      'best-practices': scoreOf(lhr, 'best-practices'),
      seo: scoreOf(lhr, 'seo'),
    },
    firstPaint: numberOf(lhr, 'first-contentful-paint'),
    largestPaint: numberOf(lhr, 'largest-contentful-paint'),
    blocking: numberOf(lhr, 'total-blocking-time'),
    shift: numberOf(lhr, 'cumulative-layout-shift'),
    scripts: sizeOf('Script'),
    styles: sizeOf('Stylesheet'),
    requests: requests.length,
  };
  return { figures, trace: artifacts.Trace };
}
