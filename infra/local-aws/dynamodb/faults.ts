const DYNAMODB = 'com.amazonaws.dynamodb.v20120810#';
const CORAL = 'com.amazon.coral.service#';
const VALIDATION = 'com.amazon.coral.validate#ValidationException';

/** A refusal that the caller of the API is meant to see; answered with status 400. */
export class Fault extends Error {
  /** The namespaced error type, as the SDK expects it in `__type`. */
  readonly type: string;
  /** Further members of the answer. */
  readonly details: object;

  constructor(type: string, message: string, details: object = {}) {
    super(message);
    this.type = type;
    this.details = details;
  }

  get isConditionFailure(): boolean {
    return this.type.endsWith('#ConditionalCheckFailedException');
  }

  /** The same fault with further members in its body, such as the item that failed a condition. */
  with(details: object): Fault {
    return new Fault(this.type, this.message, { ...this.details, ...details });
  }

  /** The body of the answer. */
  toBody(): object {
    return { __type: this.type, message: this.message, ...this.details };
  }
}

export const validationFault = (message: string) => new Fault(VALIDATION, message);
export const conditionFailed = () =>
  new Fault(`${DYNAMODB}ConditionalCheckFailedException`, 'The conditional request failed');
export const tableExists = (name: string) =>
  new Fault(`${DYNAMODB}ResourceInUseException`, `Table already exists: ${name}`);
export const unknownOperation = (operation: string) =>
  new Fault(`${CORAL}UnknownOperationException`, `The operation "${operation}" is not emulated`);
export const malformedBody = () =>
  new Fault(`${CORAL}SerializationException`, 'The body is not a JSON object');
export const missingSignature = () =>
  new Fault(`${CORAL}MissingAuthenticationTokenException`, 'Request is missing Authentication Token');
export const tokenReused = () =>
  new Fault(
    `${DYNAMODB}IdempotentParameterMismatchException`,
    'Parameters are different from the ones used in the original request',
  );

/** @param detail names the table; operations on items leave it out, as the service does */
export const tableNotFound = (detail = '') =>
  new Fault(`${DYNAMODB}ResourceNotFoundException`, `Requested resource not found${detail}`);

export interface CancellationReason {
  Code: 'None' | 'ConditionalCheckFailed' | 'ValidationError';
  Message?: string;
  Item?: object;
}

/** @param reasons one per action of the transaction, in its order */
export function transactionCancelled(reasons: CancellationReason[]): Fault {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new Fault(`${DYNAMODB}TransactionCanceledException`, message, {
    Message: message,
    CancellationReasons: reasons,
  });
}
