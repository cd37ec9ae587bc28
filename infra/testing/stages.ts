import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { DISABLE_ASSET_STAGING_CONTEXT } from 'aws-cdk-lib/cx-api';
import type { Bundles } from '../bundles/functions.ts';
import { hearth } from '../hearth.ts';
import { type Stage, stageNamed } from '../stages.ts';

const directory = mkdtempSync(join(tmpdir(), 'hearth-infra-'));

afterAll(() => rmSync(directory, { recursive: true }));

/** What `bundle-once.ts` has built before the first test. */
const bundles = (): Bundles => deserialize(readFileSync(process.env.BUNDLES_FILE ?? ''));

function smallSpa(): string {
  const spa = join(directory, 'web');
  mkdirSync(join(spa, 'assets'), { recursive: true });
  for (const file of ['index.html', 'app.html', 'assets/main-1234.js']) writeFileSync(join(spa, file), file);
  return spa;
}

/** The build outputs for the tests: the real function bundles, and a SPA of three files. */
export const built = { bundles: bundles(), spa: smallSpa() };

/** Creates an app with the feature flags of `cdk.json`. */
export function newApp(): App {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));
  return new App({
    context: { ...context, [DISABLE_ASSET_STAGING_CONTEXT]: true },
    outdir: mkdtempSync(join(directory, 'cdk-')),
  });
}

/** Synthesizes the templates of a stage. */
export function templatesOf(stage: Stage | string) {
  const app = newApp();
  const stacks = hearth(app, typeof stage === 'string' ? stageNamed(stage) : stage, built);
  return {
    data: Template.fromStack(stacks.data),
    api: Template.fromStack(stacks.api),
    routes: stacks.routes.map((stack) => Template.fromStack(stack)),
    web: Template.fromStack(stacks.web),
    mail: Template.fromStack(stacks.mail),
    operations: Template.fromStack(stacks.operations),
    firewall: stacks.firewall ? [Template.fromStack(stacks.firewall)] : [],
  };
}

export type Templates = ReturnType<typeof templatesOf>;
