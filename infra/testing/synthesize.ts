import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { DISABLE_ASSET_STAGING_CONTEXT } from 'aws-cdk-lib/cx-api';
import { hearth } from '../hearth.ts';
import type { Stage } from '../stages.ts';
import { builtFolder } from './built-files.ts';

/** Creates an app with the feature flags of `cdk.json`. */
export function newApp(): App {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));
  return new App({
    context: { ...context, [DISABLE_ASSET_STAGING_CONTEXT]: true },
    outdir: mkdtempSync(join(builtFolder(), 'cdk-')),
  });
}

const json = (stack: Stack) => Template.fromStack(stack).toJSON();

/** The templates of a stage, as JSON. */
export function synthesize(stage: Stage, built: Parameters<typeof hearth>[2]) {
  const { data, api, routes, web, pages, mail, operations, firewall } = hearth(newApp(), stage, built);
  return {
    data: json(data),
    api: json(api),
    routes: routes.map(json),
    web: json(web),
    pages: json(pages),
    mail: json(mail),
    operations: json(operations),
    firewall: firewall ? [json(firewall)] : [],
  };
}
