import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage, type WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../bundles/functions.ts';
import { archiveFunction } from '../constructs/functions/archive-function.ts';
import { variablesOf } from '../constructs/functions/environment.ts';
import { eventsFunction } from '../constructs/functions/events-function.ts';
import {
  functionArn,
  functionName,
  hearthFunction,
  type Surroundings,
} from '../constructs/functions/hearth-function.ts';
import { jobFunctions } from '../constructs/functions/job-functions.ts';
import {
  acknowledgeConnections,
  liveApi,
  liveConnections,
  liveEndpoint,
  liveFunction,
} from '../constructs/functions/live-api.ts';
import { mediaFunction } from '../constructs/functions/media-function.ts';
import { previewFunction } from '../constructs/functions/preview-function.ts';
import { pushFunction } from '../constructs/functions/push-function.ts';
import { acknowledgeOpenRoutes } from '../constructs/functions/route-function.ts';
import {
  acknowledgeMediaObjects,
  mediaBucketArn,
  mediaBucketName,
  mediaObjects,
} from '../constructs/media-bucket.ts';
import { accessLog } from '../constructs/monitoring/access-log.ts';
import { NOT_FOUND_PATH } from '../entry-points.ts';
import type { Stage } from '../stages.ts';
import { TABLE } from '../table-definition.ts';
import type { DataStack } from './data.ts';
import { output } from './outputs.ts';

/**
 * The HTTP API without its routes, which have stacks of their own; the functions that work on jobs, and the one on the
 * table's changes.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly live: WebSocketApi;
  readonly worker: LambdaFunction;
  readonly redrive: LambdaFunction;
  readonly digests: LambdaFunction;
  readonly events: LambdaFunction;
  readonly mediaWorker: LambdaFunction;
  readonly liveWorker: LambdaFunction;
  readonly logGroup: LogGroup;
  /** What functions of other stacks share with those of this one. */
  readonly surroundings: Surroundings;

  constructor(scope: Construct, id: string, stage: Stage, data: DataStack, bundles: Bundles) {
    super(scope, id);
    const logs = { retention: stage.logRetention, removalPolicy: RemovalPolicy.DESTROY };
    this.logGroup = new LogGroup(this, 'FunctionLogs', logs);

    this.live = liveApi(this, stage);
    this.surroundings = {
      stage,
      logGroup: this.logGroup,
      secretArns: data.secrets.arns,
      variables: variablesOf(stage, {
        tableName: data.table.tableName,
        mediaBucket: mediaBucketName(stage),
        mediaFunction: functionName(stage, 'media-worker'),
        jobsQueueUrl: data.jobs.queueUrl,
        mailQueueUrl: data.mails.queueUrl,
        archiveQueueUrl: data.archives.queueUrl,
        previewQueueUrl: data.previews.queueUrl,
        pushQueueUrl: data.pushes.queueUrl,
        liveEndpoint: liveEndpoint(this, this.live),
        secrets: data.secrets.arns,
      }),
      resources: {
        dynamodb: [data.table.tableArn, `${data.table.tableArn}/index/${TABLE.index.name}`],
        sqs: [data.jobs, data.mails, data.archives, data.previews, data.pushes].map(
          ({ queueArn }) => queueArn,
        ),
        // Each function those that it uses.
        secretsmanager: [],
        s3: mediaObjects(stage),
        's3:ListBucket': [mediaBucketArn(stage)],
        lambda: [functionArn(this, stage, 'media-worker')],
        // Only the function that mails may.
        ses: [],
        'execute-api': [liveConnections(this, this.live)],
      },
    };

    this.api = new HttpApi(this, 'Api', { apiName: `hearth-${stage.name}`, createDefaultStage: false });
    new HttpStage(this, 'Everything', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: stage.requestsPerSecond, burstLimit: 2 * stage.requestsPerSecond },
      accessLogSettings: accessLog(new LogGroup(this, 'AccessLogs', logs)),
    });
    acknowledgeOpenRoutes(this);

    this.answerAllOtherPaths(bundles);
    this.liveWorker = liveFunction(this, this.live, bundles, this.surroundings);
    const jobs = jobFunctions(this, data.jobs, bundles, this.surroundings);
    archiveFunction(this, data.archives, bundles, this.surroundings);
    previewFunction(this, data.previews, bundles, this.surroundings);
    pushFunction(this, data.pushes, bundles, this.surroundings);
    this.mediaWorker = mediaFunction(this, data.uploadedPictures, bundles, this.surroundings);
    this.events = eventsFunction(this, data, bundles, this.surroundings);
    acknowledgeMediaObjects(this, stage);
    acknowledgeConnections(this, this.live);
    this.worker = jobs.worker;
    this.redrive = jobs.redrive;
    this.digests = jobs.digests;

    output(this, 'ApiUrl', this.api.apiEndpoint);
  }

  private answerAllOtherPaths(bundles: Bundles): void {
    const id = 'not-found';
    const path = NOT_FOUND_PATH;
    const notFound = hearthFunction(this, id, { ...this.surroundings, bundle: bundleFor(bundles, id) });
    const integration = new HttpLambdaIntegration(id, notFound);
    this.api.addRoutes({ path, methods: [HttpMethod.ANY], integration });
  }
}
