const number = (name: string, onConditionFailed: number): number =>
  Number(process.env[name] ?? onConditionFailed);

/** How long and from where the proofs run. */
export const settings = {
  /** Whether this is `npm run proof` and not `npm test`. */
  isLong: process.env.PROOF !== undefined,
  /** Where all that is random begins; printed with each failure. The same each time, so that a failure is the change's. */
  seed: number('SEED', 1),
  /** The one input of a seed that has failed. */
  path: process.env.FUZZ_PATH,
  /** The one route whose writes are to meet faults. */
  route: process.env.ROUTE,
  inputs: number('INPUTS', process.env.PROOF ? 100_000 : 900),
  /** Of each worker, for all of fuzzing. */
  milliseconds: number('FUZZ_SECONDS', process.env.PROOF ? 120 : 5) * 1_000,
  /** Of one worker, for all faults. */
  faultMilliseconds: number('FAULT_SECONDS', 90) * 1_000,
  soakSeconds: number('SOAK_SECONDS', 20),
} as const;
