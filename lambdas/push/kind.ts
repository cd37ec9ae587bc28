/** What every push is told of: whom it is for. */
interface Addressed {
  memberId: string;
}

/** A kind of push, with what composing it needs to know. */
export interface PushKind<Payload> {
  /** As stored with jobs, so it must not change. */
  name: string;
  /** What one notification of a browser tells of: a newer one takes its place. */
  about(payload: Payload): string;
}

/** Declares a kind of push. */
export const pushKind = <Payload extends Addressed>(
  name: string,
  about: (payload: Payload) => string,
): PushKind<Payload> => ({ name, about });

type PayloadOf<Kind> = Kind extends PushKind<infer Payload> ? Payload : never;

/** What is pushed. */
export interface PushDraft {
  /** Of the newest that it tells: a browser is told once. */
  _id: string;
  text: string;
  /** The screen that it leads to. */
  path: string;
}

/** Composes a push from how things are now; undefined when there is nothing to tell any more. */
type Compose<Payload> = (payload: Payload) => Promise<PushDraft | undefined>;

/** A kind of push and how it is composed. */
export interface PushComposer extends PushKind<Addressed> {
  compose: Compose<Addressed>;
}

/** Declares how the pushes of a resource are composed; a kind without its composer does not compile. */
export const pushComposers = <Kinds extends Record<string, PushKind<never>>>(
  kinds: Kinds,
  composers: { [Name in keyof Kinds]: Compose<PayloadOf<Kinds[Name]>> },
): PushComposer[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    ...kind,
    // The payload was typed when the push was ordered, and comes back as it was stored.
    about: kind.about as PushKind<Addressed>['about'],
    compose: composers[name] as Compose<Addressed>,
  }));
