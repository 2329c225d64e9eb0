import type { Id, NullableTimestamp, Timestamp } from '../columns.ts';

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
  };
  /** Counts of attempts in a window, by a hashed key (`sign_in` + account + address, …): limits that hold on every instance. */
  attempt_count: { key: string; window_start: Timestamp; count: number };
  /** A verification code sent to a phone, and the single-use token its right answer gave. Both only as keyed hashes. */
  phone_verification: {
    id: Id;
    tel: string;
    purpose: string;
    code_hash: string;
    /** Keyed hash of the asking address. */
    address_hash: string;
    created: Timestamp;
    expires: Timestamp;
    tries: number;
    /** The provider did not take the message; it does not count against the number. */
    is_failed: boolean;
    /** No longer good: answered, guessed too often, or followed by another code. */
    closed: NullableTimestamp;
    token_hash: string | null;
    token_expires: NullableTimestamp;
    token_used: NullableTimestamp;
  };
  /** What a person agreed to or declined, and when; `system_document_id`: which version of terms or privacy policy. */
  user_consent: {
    id: Id;
    user_id: number;
    document: 'terms' | 'privacy' | 'marketing';
    is_agreed: boolean;
    system_document_id: number | null;
    created: Timestamp;
  };
  /** A person of an outside sign-in provider behind an account. `unlinked`: the account was withdrawn. */
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
