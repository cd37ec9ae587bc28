import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { SECRET_NAMES, type SecretName } from '../../lambdas/secrets/names.ts';
import { constructId } from '../constructs/stage-secrets.ts';

const reference = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const many = <T extends z.ZodType>(one: T) =>
  z.union([one, z.array(one)]).transform((given) => [given].flat() as z.output<T>[]);

const leadingKeys = z.strictObject({ 'dynamodb:LeadingKeys': many(z.string()) });

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: many(z.string()),
  Resource: many(z.unknown()),
  Condition: z
    .strictObject({
      'ForAnyValue:StringEquals': leadingKeys.optional(),
      'ForAllValues:StringLike': leadingKeys.optional(),
    })
    .optional(),
});
const policy = z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) });
const role = z.object({ Properties: z.object({ Policies: z.array(policy).default([]) }) });

const lambda = z.object({
  Properties: z.object({
    FunctionName: z.string().optional(),
    Role: reference,
    Runtime: z.string(),
    Architectures: z.array(z.string()).optional(),
    Timeout: z.number().optional(),
    MemorySize: z.number().optional(),
    LoggingConfig: z.object({ LogFormat: z.string(), SystemLogLevel: z.string() }).optional(),
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
  }),
});

export type Statement = z.infer<typeof statement>;

const ours = /^hearth-[a-z]+-/;

function functionsIn(template: Template) {
  const roles = template.findResources('AWS::IAM::Role');
  const found = Object.entries(template.findResources('AWS::Lambda::Function')).map(
    ([logicalId, resource]) => {
      const { Properties } = lambda.parse(resource);
      const [roleId] = Properties.Role['Fn::GetAtt'];
      const statements: Statement[] = role
        .parse(roles[roleId])
        .Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      const environment = Properties.Environment?.Variables ?? {};
      return { logicalId, ...Properties, roleId, statements, environment };
    },
  );
  return found.filter(({ FunctionName = '' }) => ours.test(FunctionName));
}

/** The properties of each of our functions in some templates, by function id such as `posts-like`. */
export const functionsOf = (...templates: Template[]) =>
  new Map(templates.flatMap(functionsIn).map((one) => [(one.FunctionName ?? '').replace(ours, ''), one]));

export type FunctionFacts = ReturnType<typeof functionsOf> extends Map<string, infer Facts> ? Facts : never;

/** The IAM actions that a function is granted, sorted. */
export const actionsOf = ({ statements }: FunctionFacts): string[] =>
  statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => Action)
    .sort();

/** Whether a function may do something with an item of a partition, as IAM decides: what denies it, wins. */
export function mayTouch({ statements }: FunctionFacts, action: string, partition: string): boolean {
  const effects = statements
    .filter(({ Action, Condition }) => {
      const keys = (Condition?.['ForAnyValue:StringEquals'] ?? Condition?.['ForAllValues:StringLike'])?.[
        'dynamodb:LeadingKeys'
      ];
      const isOneOf = keys?.some((key) =>
        key.endsWith('*') ? partition.startsWith(key.slice(0, -1)) : key === partition,
      );
      return Action.includes(action) && isOneOf !== false;
    })
    .map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
}

/** The secrets that a resource of a statement names, in the stack that makes them or through its exports. */
export function secretsIn(resource: unknown): SecretName[] {
  const text = JSON.stringify(resource);
  return SECRET_NAMES.filter(
    (name) => text.includes(`Ref":"${constructId(name)}`) || text.includes(`OutputRef${constructId(name)}`),
  );
}
