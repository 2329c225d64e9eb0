import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { SIGN_IN_ALARM } from './alarm-limits.ts';
import type { Run } from './run.repository.ts';

const MINUTES = SIGN_IN_ALARM.windowSeconds / 60;

function toText({ account_id, name, ip, failures }: Run): { content: string; filter: Record<string, string> } {
  if (account_id === null)
    return { content: `IP 주소 ${ip}에서 ${MINUTES}분 동안 로그인에 ${failures}번 실패했어요.`, filter: { ip } };
  const content = `'${name}' 계정의 로그인이 ${MINUTES}분 동안 ${failures}번 실패했어요.`;
  return { content, filter: { user_id: String(account_id) } };
}

/** Notifies every ADMIN of a run of failed sign-ins, with a link to its events. */
export async function notifyAdminsOfRun(db: Db, run: Run, now: Date): Promise<void> {
  const { content, filter } = toText(run);
  const link = `${webPaths.adminSecurityEvents}?${new URLSearchParams(filter)}`;
  const title = '로그인 실패가 이어지고 있어요';
  for (const id of await listAdmins(db))
    await notify(db, id, { type: NotificationType.NOTICE, title, content, link }, now);
}
