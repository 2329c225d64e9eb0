import { Type } from 'typebox';
import { text } from '../fields.ts';
import { passwordField } from './user.ts';

/** The proofs by which an owner confirms a change that a session alone must not make; a social sign-in of the last minutes needs none. */
export const ownerProof = {
  current_password: Type.Optional(passwordField),
  /**
   * The proof that the number of the account was verified for `confirm_owner` in the last 10 minutes. A browser leaves it
   * out, because its proof is in a cookie.
   */
  owner_verification: Type.Optional(text('본인 확인', 200)),
};
