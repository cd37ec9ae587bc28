/** The file with everything about a member: one that is being written, or the last one that was. */
export interface ArchiveItem {
  archiveId: string;
  state: 'running' | 'ready' | 'failed';
  requestedAt: string;
  readyAt?: string;
  /** Size of the file. */
  bytes?: number;
  /** Seconds since 1970. */
  ttl: number;
}
