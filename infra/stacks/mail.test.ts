import { Match } from 'aws-cdk-lib/assertions';
import { stageNamed } from '../stages.ts';
import { actionsOf, functionsOf } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const SENDER = { from: 'Hearth <hello@hearth.example>', identity: 'hearth.example' };
const without = templatesOf('dev');
const staged = templatesOf({ ...stageNamed('dev'), mail: SENDER });
const functions = functionsOf(staged.mail);
const mails = (action: string) => action.startsWith('ses:');

test('only the function that mails may mail, and only as the sender of its stage', () => {
  const { mail: _, ...rest } = staged;
  const others = functionsOf(...Object.values(rest).flat());
  expect(others.size).toBeGreaterThan(0);
  expect([...others].filter(([, facts]) => actionsOf(facts).some(mails))).toEqual([]);
  const mailing = [...functions].filter(([, facts]) => actionsOf(facts).some(mails));
  expect(mailing.map(([id]) => id)).toEqual(['mail-worker']);
  const statement = functions.get('mail-worker')?.statements.find(({ Action }) => Action.some(mails));
  expect(statement?.Action).toEqual(['ses:SendEmail']);
  expect(JSON.stringify(statement?.Resource)).toMatch(
    /configuration-set\/hearth-dev"\]\].*:identity\/hearth\.example"\]\]/,
  );
  expect(JSON.stringify(statement?.Resource)).not.toContain('*');
});

test('what it may do besides is to read members and to keep its own books', () => {
  const facts = functions.get('mail-worker');
  expect(facts && actionsOf(facts).filter((action) => !mails(action) && !action.startsWith('logs:'))).toEqual(
    expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']),
  );
  expect(facts && actionsOf(facts)).not.toContain('sqs:SendMessage');
});

test('it takes one mail at a time, two at once, and knows sender, rules and site', () => {
  const facts = functions.get('mail-worker');
  staged.mail.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: facts?.logicalId },
    BatchSize: 1,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 2 },
  });
  expect(facts?.environment).toMatchObject({ MAIL_FROM: SENDER.from, MAIL_CONFIGURATION_SET: 'hearth-dev' });
  expect(JSON.stringify(facts?.environment.SITE_URL)).toContain('https://');
});

test('links lead to the domain of a stage that has one', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
  const { mail } = templatesOf({
    ...stageNamed('dev'),
    mail: SENDER,
    domain: { name: 'hearth.example', certificateArn },
  });
  expect(functionsOf(mail).get('mail-worker')?.environment.SITE_URL).toBe('https://hearth.example');
});

test('bounces and complaints reach the function that marks addresses, which may do nothing else', () => {
  staged.mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
  });
  staged.mail.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      detail: {
        eventType: ['Bounce', 'Complaint'],
        mail: { tags: { 'ses:configuration-set': ['hearth-dev'] } },
      },
    },
    Targets: [
      Match.objectLike({ Arn: { 'Fn::GetAtt': [functions.get('mail-feedback')?.logicalId, 'Arn'] } }),
    ],
  });
  const facts = functions.get('mail-feedback');
  expect(facts && actionsOf(facts).filter((action) => !action.startsWith('logs:'))).toEqual([
    'dynamodb:PutItem',
    'secretsmanager:GetSecretValue',
  ]);
});

test('mails travel encrypted or not at all, and never to addresses that SES knows to be dead', () => {
  staged.mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('an address may be the sender as well as a domain', () => {
  const { mail } = templatesOf({
    ...stageNamed('dev'),
    mail: { from: 'ada@example.com', identity: 'ada@example.com' },
  });
  mail.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'ada@example.com' });
});

test('a stage without a sender has no identity, and nobody there may mail', () => {
  for (const type of ['AWS::SES::EmailIdentity', 'AWS::SES::ConfigurationSet', 'AWS::Events::Rule'])
    without.mail.resourceCountIs(type, 0);
  const worker = functionsOf(without.mail).get('mail-worker');
  expect(worker && actionsOf(worker).filter(mails)).toEqual([]);
  expect(worker?.environment).not.toHaveProperty('MAIL_FROM');
});
