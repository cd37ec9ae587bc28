import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { Template } from 'aws-cdk-lib/assertions';
import type { Bundles } from '../bundles/functions.ts';
import type { Stage } from '../stages.ts';
import { bundlesFile, spaFolder, templatesFile } from './built-files.ts';
import { synthesize } from './synthesize.ts';

const bundles: Bundles = deserialize(readFileSync(bundlesFile()));

/** The build outputs for the tests: the real function bundles, and a small SPA. */
export const built = { bundles, spa: spaFolder() };

const synthesized = (stage: string): ReturnType<typeof synthesize> =>
  JSON.parse(readFileSync(templatesFile(stage), 'utf8'));

/** The templates of a stage of `infra/stages.ts`, given by its name, or of another one, which takes seconds to synthesize. */
export function templatesOf(stage: Stage | string) {
  const all = typeof stage === 'string' ? synthesized(stage) : synthesize(stage, built);
  return {
    data: Template.fromJSON(all.data),
    api: Template.fromJSON(all.api),
    routes: all.routes.map((one) => Template.fromJSON(one)),
    web: Template.fromJSON(all.web),
    pages: Template.fromJSON(all.pages),
    mail: Template.fromJSON(all.mail),
    operations: Template.fromJSON(all.operations),
    firewall: all.firewall.map((one) => Template.fromJSON(one)),
  };
}

export type Templates = ReturnType<typeof templatesOf>;
