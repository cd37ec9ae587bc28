import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { bundleFunctions } from '../bundles/functions.ts';
import { hearth } from '../hearth.ts';
import { type Stage, stageNamed } from '../stages.ts';

/** Built once for all tests of a file: real functions, and a SPA of three files. */
export const built = { bundles: await bundleFunctions('dist/functions'), spa: smallSpa() };

function smallSpa(): string {
  const directory = mkdtempSync(join(tmpdir(), 'hearth-spa-'));
  mkdirSync(join(directory, 'assets'));
  for (const file of ['index.html', 'app.html', 'assets/main-1234.js'])
    writeFileSync(join(directory, file), file);
  return directory;
}

/** An app with the flags of `cdk.json`, as the CDK's command line would start it. */
export function newApp(): App {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));
  return new App({ context, outdir: mkdtempSync(join(tmpdir(), 'hearth-cdk-')) });
}

/** The four templates of a stage. */
export function templatesOf(stage: Stage | string) {
  const app = newApp();
  const stacks = hearth(app, typeof stage === 'string' ? stageNamed(stage) : stage, built);
  return {
    data: Template.fromStack(stacks.data),
    api: Template.fromStack(stacks.api),
    web: Template.fromStack(stacks.web),
    operations: Template.fromStack(stacks.operations),
  };
}

export type Templates = ReturnType<typeof templatesOf>;
