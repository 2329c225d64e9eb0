import { findPasswordFault } from '@danji/contracts/rules/password';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../platform/problem-error.ts';

/** argon2id (the library's default) with OWASP's first choice of costs: 19 MiB, 2 passes. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COSTS);

let decoy: Promise<string> | undefined;

/** Checks a password. Without a hash the same work is done for nothing, so that the time tells nothing about accounts. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await (decoy ??= hashPassword('nobody has this password'))), password);
  return isRight && passwordHash != null;
}

/** Refuses a new password that breaks the rule, with the sentence at its field (SPEC §5). */
export function checkNewPassword(password: string): void {
  const fault = findPasswordFault(password);
  if (fault) throw invalidField('password', fault);
}
