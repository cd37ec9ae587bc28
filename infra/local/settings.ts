import * as z from 'zod';

const settings = z.object({
  /** An address of this machine; only its own programs can come in when absent. */
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  DATA_DIR: z.string().min(1).default('.local'),
  SEED: z.enum(['demo', 'none']).default('demo'),
  /** `false` when somebody else serves the SPA, as `npm run dev` does. */
  SITE: z.enum(['true', 'false']).default('true'),
  /** The origin of the SPA when somebody else serves it. */
  SITE_ORIGIN: z.url().optional(),
});

/**
 * What the environment asks of the local stack.
 *
 * @throws ZodError naming the variable that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const { HOST, PORT, DATA_DIR, SEED, SITE, SITE_ORIGIN } = settings.parse(environment);
  return {
    port: PORT,
    dataDir: DATA_DIR,
    seed: SEED,
    withSite: SITE === 'true',
    ...(HOST && { host: HOST }),
    ...(SITE_ORIGIN && { siteOrigin: SITE_ORIGIN }),
  };
}
