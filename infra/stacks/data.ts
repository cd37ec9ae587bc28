import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Bundles } from '../bundles/functions.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { ARCHIVE_TIMEOUT } from '../constructs/functions/archive-function.ts';
import { WORKER_TIMEOUT } from '../constructs/functions/job-functions.ts';
import { MAIL_TIMEOUT } from '../constructs/functions/mail-sender.ts';
import { MEDIA_TIMEOUT } from '../constructs/functions/media-function.ts';
import { PREVIEW_TIMEOUT } from '../constructs/functions/preview-function.ts';
import { PUSH_TIMEOUT } from '../constructs/functions/push-function.ts';
import { secretsFunction } from '../constructs/functions/secrets-function.ts';
import { letBucketWriteTo } from '../constructs/media-bucket.ts';
import { type StageSecrets, stageSecrets } from '../constructs/stage-secrets.ts';
import type { Stage } from '../stages.ts';
import { TABLE } from '../table-definition.ts';
import { output } from './outputs.ts';

const TRIES = 5;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** What a stage must not lose: the table, its secrets, and the work that is still to be done. */
export class DataStack extends Stack {
  /** The table that functions work with. */
  readonly table: ITableV2;
  /** The stream of its changes. */
  readonly streamArn: string;
  readonly secrets: StageSecrets;
  readonly jobs: Queue;
  readonly mails: Queue;
  readonly archives: Queue;
  readonly previews: Queue;
  readonly pushes: Queue;
  /** What the bucket tells of uploads. */
  readonly uploadedPictures: Queue;
  readonly deadJobs: Queue;
  readonly deadEvents: Queue;

  constructor(scope: Construct, id: string, stage: Stage, bundles: Bundles) {
    super(scope, id);
    const removalPolicy = stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    const table = new TableV2(this, 'Table', {
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      globalSecondaryIndexes: [
        {
          indexName: TABLE.index.name,
          partitionKey: text(TABLE.index.partitionKey),
          sortKey: text(TABLE.index.sortKey),
          projectionType: ProjectionType.ALL,
        },
      ],
      timeToLiveAttribute: TABLE.timeToLive,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage.keepsData,
      removalPolicy,
    });

    // Names stay published while a restored table is in use, or the way there and back would wait for each other.
    for (const name of [table.tableName, table.tableArn, table.tableStreamArn]) this.exportValue(name);
    const { restoredTable } = stage;
    this.table = restoredTable ? TableV2.fromTableName(this, 'RestoredTable', restoredTable.name) : table;
    const streamArn = restoredTable ? restoredTable.streamArn : table.tableStreamArn;
    if (!streamArn) throw new Error('the table has no stream');
    this.streamArn = streamArn;

    this.secrets = stageSecrets(this, stage, removalPolicy);
    secretsFunction(this, stage, bundles, this.secrets);
    // Functions of the version in which all read the root still refer to it while this stack is upgraded.
    this.exportValue(this.secrets.root.secretArn);

    const queue = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    const dead = { ...queue, retentionPeriod: Duration.days(14) };
    this.deadJobs = new Queue(this, 'DeadJobs', dead);
    this.deadEvents = new Queue(this, 'DeadEvents', dead);
    acknowledge(this.deadEvents, {
      'AwsSolutions::AwsSolutions-SQS3':
        'It is a dead-letter queue: of the mapping between the stream of the table and the events function.',
    });
    const queueOf = (id: string, workerTimeout: Duration) =>
      new Queue(this, id, {
        ...queue,
        visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds()),
        deadLetterQueue: { queue: this.deadJobs, maxReceiveCount: TRIES },
      });
    this.jobs = queueOf('Jobs', WORKER_TIMEOUT);
    this.mails = queueOf('Mails', MAIL_TIMEOUT);
    this.archives = queueOf('Archives', ARCHIVE_TIMEOUT);
    this.previews = queueOf('Previews', PREVIEW_TIMEOUT);
    this.pushes = queueOf('Pushes', PUSH_TIMEOUT);
    this.uploadedPictures = queueOf('UploadedPictures', MEDIA_TIMEOUT);
    letBucketWriteTo(this.uploadedPictures, stage);

    output(this, 'TableName', this.table.tableName);
    output(this, 'PasswordPepperId', this.secrets.arns['password-pepper']);
    output(this, 'SessionSigningKeyId', this.secrets.arns['session-signing-key']);
    output(this, 'SessionPublicKeysId', this.secrets.arns['session-public-keys']);
    output(this, 'PushSigningKeyId', this.secrets.arns['push-signing-key']);
    output(this, 'PushPublicKeyId', this.secrets.arns['push-public-key']);
    output(this, 'JobsQueueUrl', this.jobs.queueUrl);
    output(this, 'DeadJobsQueueUrl', this.deadJobs.queueUrl);
    output(this, 'DeadEventsQueueUrl', this.deadEvents.queueUrl);
    output(this, 'StreamArn', this.streamArn);
  }
}
