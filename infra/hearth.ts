import type { App } from 'aws-cdk-lib';
import type { Bundles } from './bundles/functions.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { MailStack } from './stacks/mail.ts';
import { OperationsStack } from './stacks/operations.ts';
import { WebStack } from './stacks/web.ts';
import type { Stage } from './stages.ts';

/** The build outputs that are deployed. */
interface Built {
  bundles: Bundles;
  /** Path of the folder with the built SPA. */
  spa: string;
}

/** The name of a stack of a stage, such as `Hearth-dev-Data`. */
export const stackName = (stage: Stage, part: 'Data' | 'Api' | 'Web' | 'Mail' | 'Operations'): string =>
  `Hearth-${stage.name}-${part}`;

/** Adds the stacks of one stage to an app. Account and region are taken from the credentials at deployment. */
export function hearth(app: App, stage: Stage, { bundles, spa }: Built) {
  const data = new DataStack(app, stackName(stage, 'Data'), stage);
  const api = new ApiStack(app, stackName(stage, 'Api'), stage, data, bundles);
  const web = new WebStack(app, stackName(stage, 'Web'), stage, data, api, spa);
  const mail = new MailStack(app, stackName(stage, 'Mail'), stage, data, web, bundles, api.surroundings);
  const operations = new OperationsStack(app, stackName(stage, 'Operations'), stage, data, api, web);
  const stacks = { data, api, web, mail, operations };
  for (const stack of Object.values(stacks)) {
    stack.addStackTag('app', 'hearth');
    stack.addStackTag('stage', stage.name);
  }
  return stacks;
}
