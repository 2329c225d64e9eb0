import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /**
     * A verification code sent to a phone, and the single-use token that the right code was exchanged for. Both are
     * stored only as keyed hashes.
     */
    phone_verification: {
      id: Id;
      tel: string;
      purpose: string;
      code_hash: string;
      /** Keyed hash of the IP address that requested the code. */
      address_hash: string;
      /** Keyed hash of who asked for the code: a cookie of the browser, or the network of a client without cookies. */
      requester_hash: Defaulted<string>;
      created: Timestamp;
      expires: Timestamp;
      tries: number;
      /** The provider did not accept the message; it does not count against the number's limit. */
      is_failed: boolean;
      /** When the code stopped being valid: it was used, guessed too often, or replaced by another code. */
      closed: NullableTimestamp;
      token_hash: string | null;
      token_expires: NullableTimestamp;
      token_used: NullableTimestamp;
    };
  }
}
