import type { Defaulted, Id, NullableTimestamp, Timestamp } from '../columns.ts';

export type IdentityTables = {
  /**
   * Refresh tokens of a session, hashed (SHA-256). A rotation adds one to `generation` and marks the older ones used;
   * several of one generation exist when two tabs renewed at the same moment.
   */
  refresh_token: {
    id: Id;
    session_id: number;
    generation: number;
    token_hash: string;
    created: Timestamp;
    expires: Timestamp;
    used: NullableTimestamp;
    /** Whether the token may come in the cookie of the plain name (ADR 0030); the default is for the former release. */
    has_plain_name: Defaulted<boolean>;
  };
  /** Counts of attempts in a window, by a hashed key (`sign_in` + account + address, …): limits that hold on every instance. */
  attempt_count: { key: string; window_start: Timestamp; count: number };
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
  /**
   * Consents that a user gave or declined, with their time; `system_document_id` is the version of the terms or the
   * privacy policy.
   */
  user_consent: {
    id: Id;
    user_id: number;
    document: 'terms' | 'privacy' | 'marketing';
    is_agreed: boolean;
    system_document_id: number | null;
    created: Timestamp;
  };
  /**
   * The identity at an outside sign-in provider that belongs to an account. `unlinked` is set when the account was
   * withdrawn.
   */
  social_account: {
    id: Id;
    provider: 'kakao';
    provider_id: string;
    user_type: 1 | 2;
    user_id: number;
    created: Timestamp;
    unlinked: NullableTimestamp;
  };
};
