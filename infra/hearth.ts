import type { App } from 'aws-cdk-lib';
import { contract } from '../shared/api/index.ts';
import type { Route } from '../shared/api/route.ts';
import type { Bundles } from './bundles/functions.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { FirewallStack } from './stacks/firewall.ts';
import { MailStack } from './stacks/mail.ts';
import { OperationsStack } from './stacks/operations.ts';
import { PagesStack } from './stacks/pages.ts';
import { RoutesStack } from './stacks/routes.ts';
import { WebStack } from './stacks/web.ts';
import type { Stage } from './stages.ts';

/** The build outputs that are deployed. */
interface Built {
  bundles: Bundles;
  /** Path of the folder with the built SPA. */
  spa: string;
}

/** A resource of the contract, such as `posts`. */
type Resource = keyof typeof contract;
const resources = Object.keys(contract) as Resource[];

type StackPart = 'Data' | 'Api' | `Routes-${Resource}` | 'Firewall' | 'Web' | 'Pages' | 'Mail' | 'Operations';

/** The name of a stack of a stage, such as `Hearth-dev-Data`. */
export const stackName = (stage: Stage, part: StackPart): string => `Hearth-${stage.name}-${part}`;

/** Adds the stacks of one stage to an app. Account and region are taken from the credentials at deployment. */
export function hearth(app: App, stage: Stage, { bundles, spa }: Built) {
  const data = new DataStack(app, stackName(stage, 'Data'), stage, bundles);
  const api = new ApiStack(app, stackName(stage, 'Api'), stage, data, bundles);
  const routes = resources.map(
    (resource) =>
      new RoutesStack(
        app,
        stackName(stage, `Routes-${resource}`),
        Object.values<Route>(contract[resource]),
        api,
        bundles,
      ),
  );
  const firewall =
    stage.firewall && new FirewallStack(app, stackName(stage, 'Firewall'), stage, stage.firewall);
  const web = new WebStack(app, stackName(stage, 'Web'), stage, data, api, spa);
  const pages = new PagesStack(app, stackName(stage, 'Pages'), stage, api, web, bundles);
  const mail = new MailStack(app, stackName(stage, 'Mail'), stage, data, web, bundles, api.surroundings);
  const operations = new OperationsStack(app, stackName(stage, 'Operations'), stage, data, api, web);
  // New screens call new routes.
  for (const stack of routes) web.addStackDependency(stack);
  if (firewall) web.addStackDependency(firewall);
  const stacks = { data, api, routes, web, pages, mail, operations };
  for (const stack of [...Object.values(stacks).flat(), ...(firewall ? [firewall] : [])]) {
    stack.addStackTag('app', 'hearth');
    stack.addStackTag('stage', stage.name);
  }
  return { ...stacks, firewall };
}
