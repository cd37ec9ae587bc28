import { Annotations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** What a stage that keeps its data lacks, by the setting that is missing. */
const GAPS: { setting: keyof Stage; consequence: string }[] = [
  { setting: 'alarmEmail', consequence: 'nobody is told of alarms or of spending' },
  { setting: 'monthlyBudget', consequence: 'spending has no limit at which somebody is told' },
  { setting: 'firewall', consequence: 'floods reach the API, which answers members and attackers alike' },
  { setting: 'domain', consequence: "CloudFront's own certificate also takes TLS 1.0 and 1.1" },
  { setting: 'mail', consequence: 'no mail leaves, and who forgets the password cannot get back in' },
  { setting: 'securityContact', consequence: 'who finds a hole does not learn where to report it' },
];

/** What a stage that real members use goes without, a sentence each by the setting that is missing. */
export function gapsOf(stage: Stage): Map<string, string> {
  const missing = GAPS.filter(({ setting }) => stage.keepsData && stage[setting] === undefined);
  return new Map(
    missing.map(({ setting, consequence }) => [
      setting,
      `${stage.name} has no ${setting} in infra/stages.ts: ${consequence}.`,
    ]),
  );
}

/** Says at every deployment what a stage goes without. */
export function warnOfGaps(scope: Construct, stage: Stage): void {
  for (const [setting, sentence] of gapsOf(stage))
    Annotations.of(scope).addWarningV2(`hearth:no-${setting}`, sentence);
}
