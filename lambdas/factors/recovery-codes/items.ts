/** The recovery codes of a member that have not been used yet. */
export interface RecoveryCodesItem {
  /** Keyed hashes; absent when the last one is used. */
  hashes?: Set<string>;
  createdAt: string;
}
