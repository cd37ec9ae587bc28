/** A public key by which a member signs in. */
export interface PasskeyItem {
  _id: string;
  memberId: string;
  /** As the authenticator has named it, base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Uses as the authenticator counts them; 0 for ever where it does not count. */
  counter: number;
  transports: string[];
  synced: boolean;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A challenge that was answered, kept for as long as it could be answered again. */
export interface SpentChallengeItem {
  /** The answer that has spent it. */
  by: string;
  /** Seconds since 1970. */
  ttl: number;
}
