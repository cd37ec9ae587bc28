import { SETTLED_PATH } from '../../local/settled.ts';

/** Resolves once everything is visible that follows from earlier calls. */
export async function settled(base: string): Promise<void> {
  await fetch(base + SETTLED_PATH);
}
