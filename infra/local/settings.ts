import * as z from 'zod';

const settings = z.object({
  /** The address to listen on; the loopback addresses when absent. */
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  DATA_DIR: z.string().min(1).default('.local'),
  /** More than 1 where many calls of one member are tried, such as in journeys. */
  DAILY_LIMITS_FACTOR: z.coerce.number().positive().default(1),
  SEED: z.enum(['demo', 'none']).default('demo'),
  /** `false` when another server serves the SPA, as in `npm run dev`. */
  SITE: z.enum(['true', 'false']).default('true'),
  /** The origin of the SPA when another server serves it. */
  SITE_ORIGIN: z.url().optional(),
});

/**
 * Reads the settings of the local stack from environment variables.
 *
 * @throws ZodError that names the invalid variable
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const { HOST, PORT, DATA_DIR, DAILY_LIMITS_FACTOR, SEED, SITE, SITE_ORIGIN } = settings.parse(environment);
  return {
    port: PORT,
    dataDir: DATA_DIR,
    dailyLimitsFactor: DAILY_LIMITS_FACTOR,
    seed: SEED,
    withSite: SITE === 'true',
    ...(HOST && { host: HOST }),
    ...(SITE_ORIGIN && { siteOrigin: SITE_ORIGIN }),
  };
}
