import { join } from 'node:path';

/** The folder of everything that is built once for all test files; removed after the last one. */
export const builtFolder = (): string => process.env.BUILT_FOLDER ?? '';

export const bundlesFile = (): string => join(builtFolder(), 'bundles');
export const spaFolder = (): string => join(builtFolder(), 'web');
export const templatesFile = (stage: string): string => join(builtFolder(), `${stage}.json`);
