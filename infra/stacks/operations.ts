import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { alarms } from '../constructs/monitoring/alarms.ts';
import { budget } from '../constructs/monitoring/budget.ts';
import { dashboard } from '../constructs/monitoring/dashboard.ts';
import { exportsTrail } from '../constructs/monitoring/exports-trail.ts';
import { measures } from '../constructs/monitoring/measures.ts';
import type { Stage } from '../stages.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import { output } from './outputs.ts';
import type { WebStack } from './web.ts';

/** Alarms, what may be spent, whom both write to, and the one dashboard of a stage. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage, data: DataStack, api: ApiStack, web: WebStack) {
    super(scope, id);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    // The policy that enforces TLS replaces the one by which alarms of the account may publish.
    for (const service of ['cloudwatch', 'budgets'])
      topic.grantPublish(
        new ServicePrincipal(`${service}.amazonaws.com`, {
          conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
        }),
      );
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));

    if (stage.watchesExports) exportsTrail(this, stage);
    if (stage.monthlyBudget) budget(this, stage.name, stage.monthlyBudget, topic);

    const measured = measures(stage, data, api, web);
    const raised = alarms(this, stage, measured);
    for (const alarm of raised) alarm.addAlarmAction(new SnsAction(topic));
    output(this, 'Dashboard', dashboard(this, stage, measured, raised).dashboardName);
  }
}
