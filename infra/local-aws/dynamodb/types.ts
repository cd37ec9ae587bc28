/** One attribute as it travels on the wire: binary values are base64 text, numbers are decimal text. */
export type AttributeValue =
  | { S: string }
  | { N: string }
  | { B: string }
  | { BOOL: boolean }
  | { NULL: boolean }
  | { SS: string[] }
  | { NS: string[] }
  | { BS: string[] }
  | { L: AttributeValue[] }
  | { M: Record<string, AttributeValue> };

export type Item = Record<string, AttributeValue>;

export interface KeyElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

export interface IndexDefinition {
  IndexName: string;
  KeySchema: KeyElement[];
  Projection: { ProjectionType?: 'ALL' | 'INCLUDE' | 'KEYS_ONLY'; NonKeyAttributes?: string[] };
}

export interface TableDefinition {
  TableName: string;
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  KeySchema: KeyElement[];
  GlobalSecondaryIndexes?: IndexDefinition[];
  /** Only on tables whose changes are handed on. */
  StreamSpecification?: { StreamEnabled: true; StreamViewType: 'NEW_AND_OLD_IMAGES' };
  LatestStreamLabel?: string;
  LatestStreamArn?: string;
}

/** The body of a request before it has been checked. */
export type JsonObject = Record<string, unknown>;

/** Asks for the consumed capacity in the answer; every request type carries it. */
export interface CapacityOptions {
  ReturnConsumedCapacity?: 'INDEXES' | 'TOTAL' | 'NONE';
}

interface WriteOptions extends CapacityOptions {
  TableName: string;
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
  ConditionExpression?: string;
}

export interface PutItemRequest extends WriteOptions {
  Item: Item;
}

/** UpdateItem, DeleteItem and a transaction's ConditionCheck name their item by its key. */
export interface KeyedWriteRequest extends WriteOptions {
  Key: Item;
}

/** A document path as dynalite parses it: attribute names and list positions. */
export type Path = (string | number)[];

interface ProjectionOptions {
  AttributesToGet?: string[];
  _projection?: { paths: Path[]; nestedPaths?: Record<string, boolean> };
}

export interface GetItemRequest extends CapacityOptions, ProjectionOptions {
  TableName: string;
  Key: Item;
  ConsistentRead?: boolean;
}

export interface PageRequest extends CapacityOptions, ProjectionOptions {
  TableName: string;
  IndexName?: string;
  ConsistentRead?: boolean;
  Limit?: number;
  Select?: string;
  ExclusiveStartKey?: Item;
  ConditionalOperator?: 'AND' | 'OR';
  QueryFilter?: JsonObject;
  ScanFilter?: JsonObject;
  _filter?: { expression: Condition };
}

export interface BatchGetItemRequest extends CapacityOptions {
  RequestItems: Record<string, ProjectionOptions & { Keys: Item[]; ConsistentRead?: boolean }>;
}

export interface BatchWriteItemRequest extends CapacityOptions {
  RequestItems: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
}

export interface CreateTableRequest extends TableDefinition {
  BillingMode?: 'PROVISIONED' | 'PAY_PER_REQUEST';
  ProvisionedThroughput?: { ReadCapacityUnits: number; WriteCapacityUnits: number };
  LocalSecondaryIndexes?: IndexDefinition[];
}

export interface TableRequest {
  TableName: string;
}

export interface ListTablesRequest {
  Limit?: number;
  ExclusiveStartTableName?: string;
}

/** What a condition compares: a path into the item, a literal, or the size of something. */
export type Operand = Path | AttributeValue | { type: 'function'; name: string; args: Operand[] };

/** A condition or filter expression as dynalite parses it. */
export type Condition =
  | { type: 'and' | 'or' | 'not'; args: Condition[] }
  | { type: 'function'; name: string; args: Operand[] }
  | { type: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'in' | 'between'; args: Operand[] };
