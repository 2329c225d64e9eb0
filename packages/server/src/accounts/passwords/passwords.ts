import { UserType } from '@danji/contracts/codes/user-codes';
import { validatePassword } from '@danji/contracts/rules/password';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../platform/problem-error.ts';
import { explainGuessable, type PasswordOwner } from './guessable-passwords.ts';

/** argon2id (the library's default) with the parameters that OWASP recommends first: 19 MiB, 2 passes. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COSTS);

let decoy: Promise<string> | undefined;

/**
 * Verifies a password. Without a hash it does the same work, so that the response time does not reveal whether an
 * account exists.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await (decoy ??= hashPassword('nobody has this password'))), password);
  return isRight && passwordHash != null;
}

/** Returns why a new password is refused, as a Korean sentence: by its rule (SPEC §5) or because it is easy to guess. */
export const explainPassword = (password: string, owner: PasswordOwner): string | undefined =>
  validatePassword(password, owner.user_type === UserType.STAFF ? 'operator' : 'member') ??
  explainGuessable(password, owner);

/** Throws at the field when a new password is refused. */
export function checkNewPassword(password: string, owner: PasswordOwner): void {
  const message = explainPassword(password, owner);
  if (message) throw invalidField('password', message);
}
