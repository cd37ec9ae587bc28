import { Match, type Template } from 'aws-cdk-lib/assertions';
import { routeId, routePaths, routes } from '../../shared/api/index.ts';
import { EVENT_FILTERS } from '../event-filters.ts';
import { EVENT_SOURCE } from '../event-source.ts';
import { actionsOf, functionsOf, mayTouch } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const { api, routes: routeStacks } = templatesOf('dev');
const functions = functionsOf(api, ...routeStacks);

/** All resources of a type in the stack of the API and those of its routes, by logical id. */
const resourcesOf = (type: string): ReturnType<Template['findResources']> =>
  Object.assign({}, ...[api, ...routeStacks].map((template) => template.findResources(type)));

const LOGS = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const READS = [
  'dynamodb:BatchGetItem',
  'dynamodb:GetItem',
  'dynamodb:Query',
  'secretsmanager:GetSecretValue',
];

const QUEUES = [
  'JOBS_QUEUE_URL',
  'MAIL_QUEUE_URL',
  'ARCHIVE_QUEUE_URL',
  'PREVIEW_QUEUE_URL',
  'PUSH_QUEUE_URL',
];

const factsOf = (id: string) => {
  const found = functions.get(id);
  if (!found) throw new Error(`no function ${id}`);
  return found;
};

const LIVE_ROUTES = ['$connect', '$disconnect', '$default'];

describe('routes', () => {
  const targets = new Map(
    Object.values(resourcesOf('AWS::ApiGatewayV2::Route')).map(({ Properties }) => [
      Properties.RouteKey,
      Properties.Target['Fn::Join'][1][1].Ref,
    ]),
  );
  const integrations = resourcesOf('AWS::ApiGatewayV2::Integration');

  test('every path of the contract is there exactly once, and one that takes all others', () => {
    const wanted = routes.flatMap((route) => routePaths(route).map((path) => `${route.method} ${path}`));
    wanted.push('ANY /api/{proxy+}', ...LIVE_ROUTES);
    const keys = Object.values(resourcesOf('AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => Properties.RouteKey,
    );
    expect(keys.sort()).toEqual(wanted.sort());
  });

  test.each(routes.map((route) => [route.name, route] as const))(
    '%s leads to its own function',
    (_, route) => {
      const { logicalId } = factsOf(routeId(route.name));
      for (const path of routePaths(route)) {
        const integration = integrations[targets.get(`${route.method} ${path}`)];
        expect(integration?.Properties.IntegrationUri).toEqual({ 'Fn::GetAtt': [logicalId, 'Arn'] });
        expect(integration?.Properties.PayloadFormatVersion).toBe('2.0');
      }
    },
  );

  test('a path or method that no route has leads to the function of all others', () => {
    const integration = integrations[targets.get('ANY /api/{proxy+}')];
    const { logicalId, environment } = factsOf('not-found');
    expect(integration?.Properties.IntegrationUri).toEqual({ 'Fn::GetAtt': [logicalId, 'Arn'] });
    expect(actionsOf(factsOf('not-found'))).toEqual(LOGS);
    expect(environment).toEqual({});
  });

  test('the API may call each function only for the paths it serves', () => {
    const permissions = Object.values(resourcesOf('AWS::Lambda::Permission'));
    const paths = routes.flatMap((route) => routePaths(route));
    expect(permissions).toHaveLength(paths.length + 1 + LIVE_ROUTES.length);
    for (const { Properties } of permissions)
      expect(JSON.stringify(Properties.SourceArn)).toMatch(
        /\/\*\/\*\/(api\/v1\/|api\/{proxy\+}|health)|\/\*(\$connect|\$disconnect|\$default)"/,
      );
  });
});

describe('functions', () => {
  /** Seconds that functions may run whose end no caller waits for. */
  const NOBODY_WAITS: Record<string, number> = {
    'jobs-worker': 300,
    'archive-worker': 900,
    'previews-worker': 60,
    'push-worker': 30,
    events: 60,
  };

  test('are one for each route, one for all other paths, four for jobs, one for archives, one for previews, one for pictures, one for pushes, one for events and one for the live channel', () => {
    const wanted = [
      ...routes.map(({ name }) => routeId(name)),
      'not-found',
      'jobs-worker',
      'jobs-redrive',
      'jobs-nightly-sync',
      'jobs-hourly-digests',
      'archive-worker',
      'previews-worker',
      'media-worker',
      'push-worker',
      'events',
      'live',
    ];
    expect([...functions.keys()].sort()).toEqual(wanted.sort());
  });

  test.each([...functions])('%s runs on arm64 and Node 24, and ends before the API gives up', (id, facts) => {
    expect(facts.Architectures).toEqual(['arm64']);
    expect(facts.Runtime).toBe('nodejs24.x');
    expect(facts.MemorySize).toBe(id === 'media-worker' ? 2_048 : 512);
    expect(facts.Timeout).toBeLessThanOrEqual(NOBODY_WAITS[id] ?? 29);
  });

  test.each([...functions])(
    '%s logs what it says itself, and of what Lambda says only failures',
    (_, facts) => {
      expect(facts.LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
    },
  );

  test('no two functions share a role', () => {
    expect(new Set([...functions.values()].map(({ roleId }) => roleId)).size).toBe(functions.size);
  });
});

describe('permissions', () => {
  /** API Gateway gives connections their names when they are opened. */
  const CONNECTIONS = '/live/*/@connections/*';
  /** The folders whose objects have names that nobody knows before. */
  const MEDIA_OBJECTS = /"\/(uploads|processed|media|exports|decks)\/\*"/g;

  test.each([...functions])(
    '%s has no wildcard, neither in actions nor in resources, but for the objects of media and open connections',
    (_, { statements }) => {
      for (const { Action, Resource } of statements) {
        const isMedia = Action.every((action) =>
          /^s3:((Get|Put|Delete)Object|AbortMultipartUpload)$/.test(action),
        );
        expect(Action.join()).not.toContain('*');
        const named = JSON.stringify(Resource)
          .replace(isMedia ? MEDIA_OBJECTS : '', '')
          .replace(CONNECTIONS, '');
        expect(named).not.toContain('*');
      }
    },
  );

  test('only what stores, looks at or deletes media may, and only it knows the bucket', () => {
    const s3Of = (id: string) => actionsOf(factsOf(id)).filter((action) => action.startsWith('s3:'));
    const touching = [...functions.keys()].filter((id) => s3Of(id).length > 0);
    const knowing = [...functions].filter(([, { environment }]) => 'MEDIA_BUCKET' in environment);
    expect(knowing.map(([id]) => id)).toEqual(touching);
    expect(touching).toEqual(
      expect.arrayContaining(['uploads-create', 'users-update-profile', 'jobs-worker']),
    );
    expect(s3Of('uploads-create')).toEqual(['s3:PutObject']);
    expect(s3Of('users-update-profile')).toEqual(['s3:GetObject', 's3:PutObject']);
    expect(s3Of('jobs-worker')).toEqual(['s3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject']);
    for (const id of ['auth-login', 'posts-list', 'posts-like', 'jobs-redrive'])
      expect(touching).not.toContain(id);
  });

  /** The folders of which a function may do something, by action. */
  const foldersOf = (id: string) =>
    Object.fromEntries(
      factsOf(id)
        .statements.flatMap(({ Action, Resource }) =>
          Action.filter((action) => /^s3:.*(Object|Upload)$/.test(action)).map((action) => [
            action,
            [...JSON.stringify(Resource).matchAll(/\/(\w+)\/\*/g)].map(([, folder]) => folder),
          ]),
        )
        .sort(),
    );

  test('archives of members are read by their links alone, written by one function and swept by another', () => {
    expect(foldersOf('archive-get')).toEqual({ 's3:GetObject': ['exports'] });
    expect(foldersOf('archive-worker')).toEqual({
      's3:AbortMultipartUpload': ['exports'],
      's3:DeleteObject': ['exports'],
      's3:GetObject': ['decks', 'media'],
      's3:PutObject': ['exports'],
    });
    expect(foldersOf('jobs-worker')).toEqual({
      's3:DeleteObject': ['decks', 'exports', 'media', 'processed', 'uploads'],
      's3:GetObject': ['decks', 'media'],
      's3:PutObject': ['decks', 'media'],
    });
    const known = ['archive-get', 'archive-worker', 'jobs-worker'];
    for (const id of [...functions.keys()].filter((one) => !known.includes(one)))
      expect(JSON.stringify(foldersOf(id))).not.toContain('exports');
  });

  test('decks are read by their links and for archives alone, written by one function, passed on and swept by another', () => {
    expect(foldersOf('decks-open')).toEqual({ 's3:GetObject': ['decks'] });
    expect(foldersOf('decks-set')).toEqual({
      's3:GetObject': ['media', 'processed', 'uploads'],
      's3:PutObject': ['decks'],
    });
    const known = ['archive-worker', 'decks-open', 'decks-set', 'jobs-worker'];
    for (const id of [...functions.keys()].filter((one) => !known.includes(one)))
      expect(JSON.stringify(foldersOf(id))).not.toContain('decks');
  });

  test('calls put files where everybody may look and nowhere else, and links to upload lead to uploads alone', () => {
    expect(foldersOf('uploads-create')).toEqual({ 's3:PutObject': ['uploads'] });
    for (const id of ['posts-create', 'projects-set-poster', 'users-update-profile'])
      expect(foldersOf(id)).toEqual({
        's3:GetObject': ['media', 'processed', 'uploads'],
        's3:PutObject': ['media'],
      });
  });

  test('whoever decodes what members have sent reaches nothing but their files', () => {
    const facts = factsOf('media-worker');
    expect(foldersOf('media-worker')).toEqual({
      's3:DeleteObject': ['processed'],
      's3:GetObject': ['media', 'processed', 'uploads'],
      's3:PutObject': ['processed'],
    });
    const others = actionsOf(facts).filter((action) => !action.startsWith('s3:') && !LOGS.includes(action));
    // Of the queue that tells of uploads.
    expect(others.every((action) => action.startsWith('sqs:') && action !== 'sqs:SendMessage')).toBe(true);
    expect(Object.keys(facts.environment)).not.toContain('ORIGIN_SECRET_ID');
  });

  test('whoever fetches what strangers name reaches previews and jobs of the table, pictures, and nothing else', () => {
    const facts = factsOf('previews-worker');
    expect(foldersOf('previews-worker')).toEqual({
      's3:GetObject': ['processed'],
      's3:PutObject': ['media'],
    });
    const others = actionsOf(facts).filter((action) => !action.startsWith('s3:') && !LOGS.includes(action));
    expect(others).toEqual([
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'lambda:InvokeFunction',
    ]);
    for (const action of others.filter((one) => one.startsWith('dynamodb:'))) {
      expect(mayTouch(facts, action, 'PREVIEW#mfgtk2x5ada00001')).toBe(true);
      expect(mayTouch(facts, action, 'JOBS#0')).toBe(true);
      for (const partition of ['MEMBER#mfgtk2x5ada00001', 'POSTS#2026-11', 'AUDIT', 'JOBS'])
        expect(mayTouch(facts, action, partition)).toBe(false);
    }
  });

  test('no function knows a site of tests of which previews are made', () => {
    for (const { environment } of functions.values())
      expect(Object.keys(environment)).not.toContain('PREVIEW_TEST_PORT');
  });

  test('pictures are processed by so many functions at most, of concurrency that is theirs', () => {
    templatesOf('prod').api.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'hearth-prod-media-worker',
      ReservedConcurrentExecutions: 20,
    });
  });

  test('just the calls that show new pictures may have them processed', () => {
    const may = [...functions].filter(([, facts]) => actionsOf(facts).includes('lambda:InvokeFunction'));
    expect(may.map(([id]) => id).sort()).toEqual([
      'conversations-send',
      'conversations-start',
      'posts-create',
      'previews-worker',
      'projects-add-update',
      'projects-set-poster',
      'users-update-profile',
    ]);
    for (const [, { statements, environment }] of may) {
      expect(environment.MEDIA_FUNCTION).toBe('hearth-dev-media-worker');
      const [calls] = statements.filter(({ Action }) => Action.includes('lambda:InvokeFunction'));
      expect(JSON.stringify(calls?.Resource)).toContain(':function:hearth-dev-media-worker');
    }
  });

  test('just what follows from changes and the live channel itself may reach open connections', () => {
    const may = [...functions].filter(([, facts]) =>
      actionsOf(facts).includes('execute-api:ManageConnections'),
    );
    expect(may.map(([id]) => id).sort()).toEqual(['events', 'live']);
    const knowing = [...functions].filter(([, { environment }]) => 'LIVE_ENDPOINT' in environment);
    expect(knowing.map(([id]) => id).sort()).toEqual(['events', 'live']);
  });

  const NOTING = 'auth.me';
  /** Signs links with what it may do itself. */
  const SIGNING = 'archive.get';

  test.each(
    routes.filter(({ method, name }) => method === 'GET' && name !== NOTING).map(({ name }) => [name]),
  )('%s only reads', (name) => {
    const actions = actionsOf(factsOf(routeId(name)));
    const signs = name === SIGNING ? ['s3:GetObject'] : [];
    expect([...READS, ...LOGS, ...signs]).toEqual(expect.arrayContaining(actions));
  });

  test('the start of the app reads, and changes one item: the account, whose session is in use', () => {
    const writes = actionsOf(factsOf(routeId(NOTING))).filter(
      (action) => ![...READS, ...LOGS].includes(action),
    );
    expect(writes).toEqual(['dynamodb:UpdateItem']);
  });

  test('no function may scan the table', () => {
    for (const facts of functions.values()) expect(actionsOf(facts)).not.toContain('dynamodb:Scan');
  });

  test('the health check touches no table', () => {
    expect(actionsOf(factsOf('health-check'))).toEqual([...LOGS, 'secretsmanager:GetSecretValue'].sort());
  });

  test('signing up may do what its transaction and its answer are made of, and nothing else', () => {
    expect(actionsOf(factsOf('auth-signup'))).toEqual(
      [
        ...LOGS,
        'dynamodb:BatchGetItem',
        'dynamodb:ConditionCheckItem',
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
        'secretsmanager:GetSecretValue',
      ].sort(),
    );
  });

  test('just those functions send messages that have the queues in their environment', () => {
    const senders = [...functions].filter(([, facts]) => actionsOf(facts).includes('sqs:SendMessage'));
    const knowing = [...functions].filter(([, { environment }]) =>
      QUEUES.every((name) => name in environment),
    );
    expect(senders.map(([id]) => id)).toEqual(knowing.map(([id]) => id));
    expect(senders.map(([id]) => id).sort()).toEqual(['events', 'jobs-redrive', 'jobs-worker']);
  });
});

describe('environment', () => {
  const ALWAYS = [
    'TABLE_NAME',
    'SECURE_COOKIES',
    'ADMINS_NEED_PASSKEY',
    'COST_HEADERS',
    'METRICS_NAMESPACE',
    'METRICS_PER_ROUTE',
    'CHECK_ANSWERS',
    'DAILY_LIMITS_FACTOR',
    'SIGNUPS_PER_ADDRESS_PER_HOUR',
    'LOGIN_FAILURES_PER_ADDRESS',
    'LINKS_PER_ADDRESS_PER_HOUR',
  ];

  test.each(routes.map(({ name }) => [name]))('%s has all settings that its code asks for', (name) => {
    const { environment } = factsOf(routeId(name));
    expect(Object.keys(environment)).toEqual(expect.arrayContaining([...ALWAYS, 'ORIGIN_SECRET_ID']));
    expect(environment.SECURE_COOKIES).toBe('true');
    expect(environment.ADMINS_NEED_PASSKEY).toBe('true');
  });

  test('functions for jobs know neither the origin word nor how to read secrets', () => {
    for (const [id, more] of [
      ['jobs-worker', [...QUEUES, 'MEDIA_BUCKET']],
      ['jobs-redrive', QUEUES],
      ['archive-worker', ['MEDIA_BUCKET']],
      ['previews-worker', ['MEDIA_BUCKET', 'MEDIA_FUNCTION']],
    ] as const) {
      const facts = factsOf(id);
      expect(Object.keys(facts.environment).sort()).toEqual([...ALWAYS, ...more].sort());
      expect(actionsOf(facts)).not.toContain('secretsmanager:GetSecretValue');
    }
  });
});

describe('jobs', () => {
  test('the worker takes one message at a time and reports those that failed', () => {
    api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: factsOf('jobs-worker').logicalId },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    expect(factsOf('jobs-worker').Timeout).toBe(300);
  });

  test('the worker of pushes has a queue of its own, knows no push service but those of browsers, and signs as the site', () => {
    const { logicalId, environment } = factsOf('push-worker');
    api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: logicalId },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
    expect(environment.PUSH_CONTACT).toMatch(/^(mailto|https):/);
    for (const one of functions.values()) expect(one.environment).not.toHaveProperty('LOCAL_PUSH_SERVICE');
  });

  test('the worker of archives has a queue of its own, and a quarter of an hour for each', () => {
    api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: factsOf('archive-worker').logicalId },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
    expect(factsOf('archive-worker').Timeout).toBe(900);
  });

  test('uploaded pictures have a queue of their own, and a function that calls can wait for', () => {
    api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: factsOf('media-worker').logicalId },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
    expect(factsOf('media-worker').Timeout).toBeLessThan(29);
  });

  test('previews have a queue of their own, so that slow sites keep nothing else waiting', () => {
    api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: factsOf('previews-worker').logicalId },
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 3 },
    });
  });

  test('lost jobs are looked for every five minutes', () => {
    api.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(5 minutes)',
      Target: { Arn: { 'Fn::GetAtt': [factsOf('jobs-redrive').logicalId, 'Arn'] } },
    });
  });

  test('connections are put right every night', () => {
    api.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: Match.stringLikeRegexp('^cron'),
      Target: { Arn: { 'Fn::GetAtt': [factsOf('jobs-nightly-sync').logicalId, 'Arn'] } },
    });
  });
});

describe('events', () => {
  const [mapping] = Object.values(
    api.findResources('AWS::Lambda::EventSourceMapping', {
      Properties: { FunctionName: { Ref: factsOf('events').logicalId } },
    }),
  ).map(({ Properties }) => Properties);

  test('come in batches as on the local stack, at once, each item in order', () => {
    expect(mapping).toMatchObject({
      EventSourceArn: { 'Fn::ImportValue': expect.stringContaining('StreamArn') },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: EVENT_SOURCE.batchSize,
      MaximumBatchingWindowInSeconds: 0,
      ParallelizationFactor: 1,
    });
  });

  test('that fail are told apart, tried again, and end as dead letters while the stream still has them', () => {
    expect(mapping).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: EVENT_SOURCE.retries,
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::ImportValue': expect.stringContaining('DeadEvents') } },
      },
    });
    expect(mapping?.MaximumRecordAgeInSeconds).toBeLessThan(24 * 3_600);
  });

  test('that nobody listens to call nobody', () => {
    const patterns = mapping?.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    );
    expect(patterns).toEqual(EVENT_FILTERS);
  });

  test('are read from the one stream, and their failures written to the one queue', () => {
    const { roleId } = factsOf('events');
    const [policy] = Object.values(
      api.findResources('AWS::IAM::Policy', { Properties: { Roles: [{ Ref: roleId }] } }),
    );
    const statements: { Action: string[]; Resource: unknown }[] = policy?.Properties.PolicyDocument.Statement;
    expect(statements.map(({ Action }) => Action)).toEqual([
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    ]);
    for (const { Resource } of statements)
      expect(Resource).toEqual({ 'Fn::ImportValue': expect.stringMatching(/StreamArn|DeadEvents/) });
  });
});

test('every call is logged without address, path or cookie', () => {
  const [stage] = Object.values(
    api.findResources('AWS::ApiGatewayV2::Stage', { Properties: { StageName: '$default' } }),
  );
  const { Format } = stage?.Properties.AccessLogSettings ?? {};
  expect(Object.keys(JSON.parse(Format))).toEqual([
    'requestId',
    'route',
    'status',
    'milliseconds',
    'bytes',
    'error',
  ]);
});
