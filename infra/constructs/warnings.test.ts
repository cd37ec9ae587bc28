import { type Stage, stageNamed, stages } from '../stages.ts';
import { gapsOf, requireSettings } from './warnings.ts';

const warningsOf = (stage: Stage): string[] => [...gapsOf(stage).values()];

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
const { goesWithout: _, ...prod } = stageNamed('prod');
const complete: Stage = {
  ...prod,
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

const NEEDED = ['alarmEmail', 'monthlyBudget', 'firewall', 'domain', 'mail', 'securityContact'] as const;

test.each(NEEDED)(
  'a stage with real members is not deployed without %s, unless it is switched off by name',
  (setting) => {
    const { [setting]: _, ...rest } = complete;
    expect(() => requireSettings(rest)).toThrow(`prod has no ${setting} in infra/stages.ts`);
    expect(() => requireSettings({ ...rest, goesWithout: [setting] })).not.toThrow();
    const [other] = NEEDED.filter((one) => one !== setting);
    expect(() => requireSettings({ ...rest, goesWithout: other ? [other] : [] })).toThrow(setting);
  },
);

test.each(NEEDED)('a stage with real members says at each deployment that it goes without %s', (setting) => {
  const { [setting]: _, ...rest } = complete;
  expect(warningsOf({ ...rest, goesWithout: [setting] })).toEqual([
    expect.stringContaining(`prod has no ${setting} `),
  ]);
});

test('what is named as missing is missing', () => {
  expect(() => requireSettings({ ...complete, goesWithout: ['mail'] })).toThrow('Take it out of goesWithout');
  expect(() => requireSettings({ ...stageNamed('dev'), goesWithout: ['mail'] })).toThrow('goesWithout');
});

test.each(stages)('$name says what it goes without', (stage) => {
  expect(() => requireSettings(stage)).not.toThrow();
});

test('one that has all, and one without real members, say nothing', () => {
  expect(warningsOf(complete)).toEqual([]);
  expect(warningsOf(stageNamed('dev'))).toEqual([]);
  for (const stage of [complete, stageNamed('dev')]) expect(() => requireSettings(stage)).not.toThrow();
});
