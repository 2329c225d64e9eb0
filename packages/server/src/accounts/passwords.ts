import { validatePassword } from '@danji/contracts/rules/password';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../platform/problem-error.ts';

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

/** Throws at the field when a new password breaks the rule (SPEC §5). */
export function checkNewPassword(password: string): void {
  const message = validatePassword(password);
  if (message) throw invalidField('password', message);
}
