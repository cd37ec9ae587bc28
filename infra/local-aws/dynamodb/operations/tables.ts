import { randomUUID } from 'node:crypto';
import { check, rules } from '../dynalite.ts';
import { tableNotFound, validationFault } from '../faults.ts';
import type { Database } from '../storage/database.ts';
import { prefixes, under } from '../storage/storage.ts';
import type { CreateTableRequest, JsonObject, TableDefinition } from '../types.ts';
import { AWS_REGION, describeStream } from './stream-specification.ts';

const ARN_PREFIX = `arn:aws:dynamodb:${AWS_REGION}:000000000000:table/`;
const NO_THROUGHPUT = { ReadCapacityUnits: 0, WriteCapacityUnits: 0 };

function describe(request: CreateTableRequest, body: JsonObject): TableDefinition {
  const {
    BillingMode,
    ProvisionedThroughput = NO_THROUGHPUT,
    GlobalSecondaryIndexes,
    ...definition
  } = request;
  const arn = ARN_PREFIX + definition.TableName;
  const common = {
    ...definition,
    TableArn: arn,
    ...describeStream(body, arn),
    TableId: randomUUID(),
    TableStatus: 'ACTIVE',
    CreationDateTime: Date.now() / 1000,
    ItemCount: 0,
    TableSizeBytes: 0,
    ProvisionedThroughput: { NumberOfDecreasesToday: 0, ...ProvisionedThroughput },
    ...(BillingMode === 'PAY_PER_REQUEST' && { BillingModeSummary: { BillingMode } }),
  };
  if (!GlobalSecondaryIndexes) return common;
  const indexes = GlobalSecondaryIndexes.map((index) => ({
    ProvisionedThroughput: NO_THROUGHPUT,
    ...index,
    IndexArn: `${arn}/index/${index.IndexName}`,
    IndexStatus: 'ACTIVE',
    ItemCount: 0,
    IndexSizeBytes: 0,
  }));
  return { ...common, GlobalSecondaryIndexes: indexes };
}

/** CreateTable. The table is there at once. */
export async function createTable(database: Database, body: JsonObject): Promise<object> {
  const { StreamSpecification } = body;
  const request = check(rules.CreateTable, body);
  if (request.LocalSecondaryIndexes) throw validationFault('Local secondary indexes are not emulated');
  const description = describe(request, { StreamSpecification });
  await database.catalog.add({ description });
  return { TableDescription: description };
}

function existing(database: Database, body: JsonObject): TableDefinition {
  const { TableName: name } = check(rules.DescribeTable, body);
  if (!database.catalog.has(name)) throw tableNotFound(`: Table: ${name} not found`);
  return database.catalog.get(name).description;
}

/** UpdateTable, for giving a stream to a table that has none. */
export async function updateTable(database: Database, body: JsonObject): Promise<object> {
  const { TableName, StreamSpecification } = body;
  const { TableName: name } = existing(database, { TableName });
  const table = database.catalog.get(name);
  const stream = describeStream({ StreamSpecification }, ARN_PREFIX + name);
  if (!stream.LatestStreamArn) throw validationFault('UpdateTable is emulated for enabling streams only');
  if (table.description.LatestStreamArn)
    throw validationFault(`Table already has an enabled stream: TableName: ${name}`);
  const description = { ...table.description, ...stream };
  await database.catalog.replace({ ...table, description });
  return { TableDescription: description };
}

/** DescribeTable */
export async function describeTable(database: Database, body: JsonObject): Promise<object> {
  return { Table: existing(database, body) };
}

/** DeleteTable. The rows go first: cut short, it leaves an emptier table and no rows without one. */
export async function deleteTable(database: Database, body: JsonObject): Promise<object> {
  const description = existing(database, body);
  const { TableName: name, GlobalSecondaryIndexes: indexes = [] } = description;
  const emptied = [
    prefixes.items(name),
    prefixes.expiries(name),
    ...indexes.map((index) => prefixes.index(name, index.IndexName)),
  ];
  for (const prefix of emptied) await database.level.clear(under(prefix));
  await database.changeLog.clear(name);
  await database.catalog.remove(name);
  return { TableDescription: { ...description, TableStatus: 'DELETING' } };
}

/** ListTables */
export async function listTables(database: Database, body: JsonObject): Promise<object> {
  const { Limit: limit = 100, ExclusiveStartTableName: after = '' } = check(rules.ListTables, body);
  const names = database.catalog.names().filter((name) => name > after);
  const page = names.slice(0, limit);
  return { TableNames: page, ...(names.length > limit && { LastEvaluatedTableName: page.at(-1) }) };
}
