/** An answer with more than a body: cookies to set, or a next page to announce. */
export class Reply<Answer> {
  readonly answer: Answer;
  readonly cookies: string[];
  /** Cursor of the next page, announced as `Link: rel="next"`. */
  readonly next: string | undefined;

  constructor(
    answer: Answer,
    { cookies = [], next }: { cookies?: string[]; next?: string | undefined } = {},
  ) {
    this.answer = answer;
    this.cookies = cookies;
    this.next = next;
  }
}
