import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { restoreUser, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import type { FastifyInstance } from 'fastify';
import { publishEvent } from '../../platform/events/live-events.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import {
  findAccountByEmail,
  getUser,
  lockAccount,
  updateAccount,
  checkMayChange,
  describeBlock,
} from '../accounts/index.ts';
import { endSessions } from '../sessions/index.ts';
import { relinkSocialAccounts } from '../social-sign-in/index.ts';

/** Routes by which operators change accounts. */
export function registerStaffChangeRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, setUserBlock, async ({ db, user, body, now, change }) => {
    const target = await lockAccount(db, body.user_id);
    checkMayChange(user, target);
    const from = target.account_status;
    const to = body.is_blocked ? AccountStatus.BLOCK : AccountStatus.NORMAL;
    if (target.deleted || from === AccountStatus.TEMP || from === to)
      throw new ProblemError('invalid_transition', { extra: { from, to } });
    change.before = await getUser(db, platform, target.id);
    await updateAccount(db, target.id, { account_status: to, block_reason: body.is_blocked ? body.reason : null }, now);
    if (body.is_blocked) {
      await endSessions(db, target.id, 'blocked', now);
      const message = describeBlock(platform.config, body.reason);
      await publishEvent(db, target.id, { type: 'session_ended', reason: 'blocked', message }, now);
    }
    const after = await getUser(db, platform, target.id);
    change.after = after;
    return after;
  });

  route(app, restoreUser, async ({ db, user, body, now, change }) => {
    const target = await lockAccount(db, body.user_id);
    checkMayChange(user, target);
    if (!target.deleted || target.account_status === AccountStatus.TEMP)
      throw new ProblemError('invalid_transition', { title: '탈퇴한 회원이 아니에요.' });
    if (target.erased) throw new ProblemError('account_erased');
    const other = target.email ? await findAccountByEmail(db, target.user_type, target.email) : undefined;
    if (other && !other.deleted)
      throw new ProblemError('already_exists', { title: '같은 이메일로 다시 가입한 계정이 있어 되살릴 수 없어요.' });
    change.before = await getUser(db, platform, target.id);
    await updateAccount(db, target.id, { deleted: null, delete_reason: null }, now);
    await relinkSocialAccounts(db, target.id);
    const after = await getUser(db, platform, target.id);
    change.after = after;
    return after;
  });
}
