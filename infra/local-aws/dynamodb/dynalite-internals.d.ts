// dynalite publishes no types. These describe the internals of version 4.0.0 that are used here, and no more.

declare namespace Dynalite {
  type Item = import('./types.ts').Item;
  type AttributeValue = import('./types.ts').AttributeValue;
  type TableDefinition = import('./types.ts').TableDefinition;
  type JsonObject = import('./types.ts').JsonObject;
  type Path = import('./types.ts').Path;

  /** Errors come back through callbacks; those meant for the caller carry `statusCode` and `body`. */
  type Callback<Result> = (error?: unknown, result?: Result) => void;

  interface Range {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    /** -1 for no limit. */
    limit?: number;
  }

  type BatchEntry = { type: 'put'; key: string; value: object } | { type: 'del'; key: string };

  /** A LevelDB whose values are JSON. The caller states the type of what it stored. */
  interface Level {
    open(): Promise<void>;
    close(): Promise<void>;
    get<Value>(key: string): Promise<Value | undefined>;
    getSync<Value>(key: string): Value | undefined;
    put(key: string, value: object): Promise<void>;
    batch(entries: BatchEntry[]): Promise<void>;
    clear(range: Range): Promise<void>;
    values<Value>(range: Range): AsyncIterable<Value>;
    iterator<Value>(range: Range): AsyncIterable<[string, Value]>;
  }

  /** Where an action reads and writes the items of one table. */
  interface ItemSpace {
    lock(key: string, run: (release: <Result>(done: Callback<Result>) => Callback<Result>) => void): void;
    get(key: string, done: Callback<Item>): void;
    put(key: string, item: Item, done: Callback<void>): void;
    del(key: string, done: Callback<void>): void;
  }

  type IndexSpace = Pick<ItemSpace, 'put' | 'del'>;

  /** What actions and validators ask of a store. */
  interface Store {
    options: { maxItemSize: number };
    getTable(name: string, done: Callback<TableDefinition>): void;
    getItemDb(tableName: string): ItemSpace;
    getIndexDb(kind: 'Local' | 'Global', tableName: string, indexName: string): IndexSpace;
  }

  /** The rows that a Query or Scan is to read, as dynalite works them out from the request. */
  interface ReadPlan {
    table: TableDefinition;
    range: Range;
    /** The attributes that make up `LastEvaluatedKey`. */
    startKeyNames: string[];
  }

  type Action<Result> = (store: Store, request: object, done: Callback<Result>) => void;

  /** Describes the shape of a request. */
  type Types = Record<string, JsonObject | string>;

  /** The rules that turn a body into a `Request`. */
  interface Rules<Request> {
    types: Types;
    custom?: (request: Request, store: Store) => string | undefined;
  }

  interface Database {
    create(options: { path?: string }): { db: Level };
    itemSize(item: Item): number;
    checkConditional(request: object, item: Item | undefined): Error | null | undefined;
    queryTable(
      store: Store,
      table: TableDefinition,
      request: object,
      range: Range,
      isLocal: boolean | undefined,
      fetchFromTable: boolean,
      startKeyNames: string[],
      done: Callback<ReadPlan>,
    ): void;
    createKey(item: Item, table: TableDefinition): string;
    getIndexActions(
      indexes: NonNullable<TableDefinition['GlobalSecondaryIndexes']>,
      before: Item | undefined,
      after: Item,
      table: TableDefinition,
    ): { puts: { index: string; key: string; item: Item }[] };
    validateKey(key: Item, table: TableDefinition): Error | null | undefined;
    validateItem(item: Item, table: TableDefinition): Error | null | undefined;
    validateKeyPaths(
      nestedPaths: Record<string, boolean> | undefined,
      table: TableDefinition,
    ): Error | null | undefined;
    compare(comparator: string, left: AttributeValue | undefined, right: AttributeValue[]): boolean;
    matchesFilter(item: Item, filter: JsonObject, operator?: 'AND' | 'OR'): boolean;
    mapPath(path: Path, item: Item): AttributeValue | null | undefined;
    mapPaths(paths: (Path | string)[], item: Item): Item;
  }
}

declare module 'dynalite/db/index.js' {
  const database: Dynalite.Database;
  export default database;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    checkTypes<Request>(body: Dynalite.JsonObject, types: Dynalite.Types): Request;
    checkValidations<Request>(
      request: Request,
      types: Dynalite.Types,
      custom: Dynalite.Rules<Request>['custom'],
      store: Dynalite.Store,
    ): void;
  };
  export default validations;
}

declare module 'dynalite/validations/putItem.js' {
  const rules: Dynalite.Rules<import('./types.ts').PutItemRequest>;
  export default rules;
}

declare module 'dynalite/validations/updateItem.js' {
  const rules: Dynalite.Rules<import('./types.ts').KeyedWriteRequest>;
  export default rules;
}

declare module 'dynalite/validations/deleteItem.js' {
  const rules: Dynalite.Rules<import('./types.ts').KeyedWriteRequest>;
  export default rules;
}

declare module 'dynalite/validations/getItem.js' {
  const rules: Dynalite.Rules<import('./types.ts').GetItemRequest>;
  export default rules;
}

declare module 'dynalite/validations/query.js' {
  const rules: Dynalite.Rules<import('./types.ts').PageRequest>;
  export default rules;
}

declare module 'dynalite/validations/scan.js' {
  const rules: Dynalite.Rules<import('./types.ts').PageRequest>;
  export default rules;
}

declare module 'dynalite/validations/batchGetItem.js' {
  const rules: Dynalite.Rules<import('./types.ts').BatchGetItemRequest>;
  export default rules;
}

declare module 'dynalite/validations/batchWriteItem.js' {
  const rules: Dynalite.Rules<import('./types.ts').BatchWriteItemRequest>;
  export default rules;
}

declare module 'dynalite/validations/createTable.js' {
  const rules: Dynalite.Rules<import('./types.ts').CreateTableRequest>;
  export default rules;
}

declare module 'dynalite/validations/describeTable.js' {
  const rules: Dynalite.Rules<import('./types.ts').TableRequest>;
  export default rules;
}

declare module 'dynalite/validations/listTables.js' {
  const rules: Dynalite.Rules<import('./types.ts').ListTablesRequest>;
  export default rules;
}

declare module 'dynalite/actions/*' {
  const action: Dynalite.Action<{ Attributes?: Dynalite.Item }>;
  export default action;
}

declare module 'dynalite/actions/query.js' {
  const action: Dynalite.Action<Dynalite.ReadPlan>;
  export default action;
}

declare module 'dynalite/actions/scan.js' {
  const action: Dynalite.Action<Dynalite.ReadPlan>;
  export default action;
}
