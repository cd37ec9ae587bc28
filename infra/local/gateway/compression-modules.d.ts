// These two publish no types, and those of others ask for express. What is used here is described, and no more.

declare module 'compression' {
  type IncomingMessage = import('node:http').IncomingMessage;
  type ServerResponse = import('node:http').ServerResponse;

  interface Options {
    /** Whether an answer, whose headers are set, is to be compressed. */
    filter(request: IncomingMessage, response: ServerResponse): boolean;
    /** The least bytes. */
    threshold: number;
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

declare module 'on-headers' {
  type ServerResponse = import('node:http').ServerResponse;

  /** Calls a listener when the headers are about to be sent. */
  export default function onHeaders(response: ServerResponse, listener: (this: ServerResponse) => void): void;
}
