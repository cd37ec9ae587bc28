import { type Stage, stageNamed } from '../stages.ts';
import { gapsOf } from './warnings.ts';

const warningsOf = (stage: Stage): string[] => [...gapsOf(stage).values()];

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
const complete: Stage = {
  ...stageNamed('prod'),
  alarmEmail: 'ops@hearth.example',
  domain: { name: 'hearth.example', certificateArn },
  mail: { from: 'hello@hearth.example', identity: 'hearth.example' },
  securityContact: 'mailto:holes@hearth.example',
};

test('a stage with real members says at each deployment that nobody is told of alarms', () => {
  expect(warningsOf(stageNamed('prod'))).toContainEqual(
    expect.stringContaining(
      'prod has no alarmEmail in infra/stages.ts: nobody is told of alarms or of spending.',
    ),
  );
});

test.each(['alarmEmail', 'monthlyBudget', 'firewall', 'domain', 'mail', 'securityContact'] as const)(
  'a stage with real members says that it goes without %s',
  (setting) => {
    const { [setting]: _, ...rest } = complete;
    expect(warningsOf(rest)).toEqual([expect.stringContaining(`prod has no ${setting} `)]);
  },
);

test('one that has all, and one without real members, say nothing', () => {
  expect(warningsOf(complete)).toEqual([]);
  expect(warningsOf(stageNamed('dev'))).toEqual([]);
});
