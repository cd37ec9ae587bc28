/** What the page behind a link says of itself, for all posts with that link; nothing when it could not be fetched. */
export interface PreviewItem {
  /** As `linkKey` spells it. */
  url: string;
  title?: string;
  description?: string;
  /** Path of its picture; "" for none. */
  image?: string;
  /** Milliseconds since 1970 before which nobody fetches it. */
  freshUntil: number;
  /** Seconds since 1970 from which on it counts as gone. */
  ttl: number;
}
