import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { EMAIL } from '@danji/contracts/accounts/user';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { saveStaff } from '@danji/contracts/accounts/staff-users.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { findAccountByEmail, getUser, lockAccount, checkMayChange } from '../accounts/index.ts';
import { insertStaff } from './staff.repository.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { explainPassword, hashPassword } from '../passwords/index.ts';

type Form = BodyOf<typeof saveStaff>;

/** Returns Korean messages for missing or invalid fields of a new operator's form. */
function validateForm({ email = '', name = '', password = '' }: Form): Record<string, string> {
  const passwordMessage = explainPassword(password, { user_type: UserType.STAFF, name, email });
  return {
    ...(!EMAIL.test(email.trim()) && { email: '이메일 형식을 확인해 주세요.' }),
    ...(name.trim() === '' && { name: '이름을 입력해 주세요.' }),
    ...(passwordMessage && { password: passwordMessage }),
  };
}

/** Adds an operator. Throws `invalid_input` naming the fields, `already_exists` for a known e-mail. */
export async function createStaff(db: Db, form: Form, now: Date): Promise<number> {
  const fields = validateForm(form);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  const { email = '', name = '', password = '', staff_type } = form;
  await acquireAdvisoryLock(db, `email:${UserType.STAFF}:${email.trim().toLowerCase()}`);
  const other = await findAccountByEmail(db, UserType.STAFF, email.trim());
  if (other && !other.deleted)
    throw new ProblemError('already_exists', { fields: { email: '이미 등록된 운영자 이메일이에요.' } });
  const account = {
    user_type: UserType.STAFF,
    name: name.trim(),
    email: email.trim(),
    password_hash: await hashPassword(password),
    account_status: AccountStatus.NORMAL,
  } as const;
  return insertStaff(db, account, staff_type, now);
}

async function changeStaffType(db: Db, actor: Principal, userId: number, staff_type: 0 | 1): Promise<number> {
  const target = await lockAccount(db, userId);
  checkMayChange(actor, target);
  if (target.user_type !== UserType.STAFF) throw new ProblemError('not_found');
  await db.updateTable('staff_account').set({ staff_type }).where('user_id', '=', userId).execute();
  return userId;
}

/** Routes for operators' accounts: ADMIN only. */
export function registerStaffAccountRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, saveStaff, async ({ db, user, body, request, now, change }) => {
    const before = body.user_id ? await getUser(db, platform, body.user_id) : null;
    change.before = before;
    const id = body.user_id
      ? await changeStaffType(db, user, body.user_id, body.staff_type)
      : await createStaff(db, body, now);
    const after = await getUser(db, platform, id);
    change.after = after;
    recordSecurityEvent(request, {
      kind: SecurityEventKind.STAFF_TYPE_CHANGED,
      accountId: id,
      actorId: user.id,
      detail: { from: before?.staff?.staff_type ?? null, to: body.staff_type },
    });
    return after;
  });
}
