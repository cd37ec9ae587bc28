import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** Percent of the budget at which somebody is told, and whether they are spent or foreseen for the end of the month. */
const NOTICES = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * What the account may cost in a month. The whole account, because a budget of one stage alone would count nothing until
 * somebody has activated its tag for billing.
 *
 * @param amount USD
 */
export function budget(scope: Construct, stageName: string, amount: number, topic: ITopic): void {
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `hearth-${stageName}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    notificationsWithSubscribers: NOTICES.map((notice) => ({
      notification: { ...notice, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  });
}
