interface Extras {
  cookies?: string[];
  next?: string | undefined;
  nextPage?: number | undefined;
  headers?: Record<string, string>;
}

/** An answer with more than a body: cookies to set, a next page to announce, headers of its own. */
export class Reply<Answer> {
  readonly answer: Answer;
  readonly cookies: string[];
  /** Cursor of the next page, announced as `Link: rel="next"`. */
  readonly next: string | undefined;
  /** Number of the next page, announced likewise. */
  readonly nextPage: number | undefined;
  readonly headers: Record<string, string>;

  constructor(answer: Answer, { cookies = [], next, nextPage, headers = {} }: Extras = {}) {
    this.answer = answer;
    this.cookies = cookies;
    this.next = next;
    this.nextPage = nextPage;
    this.headers = headers;
  }
}
