import { Annotations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { NeededSetting, Stage } from '../stages.ts';

/** What a stage that keeps its data lacks without a setting. */
const CONSEQUENCES: Record<NeededSetting, string> = {
  alarmEmail: 'nobody is told of alarms or of spending',
  monthlyBudget: 'spending has no limit at which somebody is told',
  firewall: 'floods reach the API, which answers members and attackers alike',
  domain: "CloudFront's own certificate also takes TLS 1.0 and 1.1",
  mail: 'no mail leaves, and who forgets the password cannot get back in',
  securityContact: 'who finds a hole does not learn where to report it',
};
const isNeeded = (name: string): name is NeededSetting => Object.hasOwn(CONSEQUENCES, name);
const NEEDED = Object.keys(CONSEQUENCES).filter(isNeeded);

/** What a stage that real members use goes without, a sentence each by the setting that is missing. */
export function gapsOf(stage: Stage): Map<NeededSetting, string> {
  const missing = NEEDED.filter((setting) => stage.keepsData && stage[setting] === undefined);
  return new Map(
    missing.map((setting) => [
      setting,
      `${stage.name} has no ${setting} in infra/stages.ts: ${CONSEQUENCES[setting]}.`,
    ]),
  );
}

/**
 * Checks that a stage that real members use lacks nothing but what its `goesWithout` names.
 *
 * @throws Error that says what is missing, or is named although it is there
 */
export function requireSettings(stage: Stage): void {
  const { goesWithout = [] } = stage;
  const gaps = gapsOf(stage);
  const unnamed = [...gaps].filter(([setting]) => !goesWithout.includes(setting));
  if (unnamed.length > 0)
    throw new Error(
      `${unnamed.map(([, sentence]) => sentence).join('\n')}\nSet what is missing, or name it in goesWithout of the stage.`,
    );
  const untrue = goesWithout.filter((setting) => !gaps.has(setting));
  if (untrue.length > 0)
    throw new Error(
      `${stage.name} has what its goesWithout names: ${untrue.join(', ')}. Take it out of goesWithout.`,
    );
}

/** Says at every deployment what a stage goes without. */
export function warnOfGaps(scope: Construct, stage: Stage): void {
  for (const [setting, sentence] of gapsOf(stage))
    Annotations.of(scope).addWarningV2(`hearth:no-${setting}`, sentence);
}
