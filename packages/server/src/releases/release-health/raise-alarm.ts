import { NotificationType } from '@danji/contracts/notifications/notification';
import { MIN_ACCOUNT_AGE_DAYS } from '@danji/contracts/releases/health-rules';
import { webPaths } from '@danji/contracts/web-paths';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Finding } from './evaluate-candidate.ts';
import { type Alarm, insertAlarm } from './evaluation.repository.ts';

/** Notifies every ADMIN about a release, and refreshes their screens. `db` is the transaction of the change. */
export async function notifyAdmins(db: Db, text: { title: string; content: string }, now: Date): Promise<void> {
  for (const id of await listAdmins(db)) {
    await notify(db, id, { type: NotificationType.NOTICE, link: webPaths.adminReleases, ...text }, now);
    await publishChange(db, [id], { tags: ['release'] }, now);
  }
}

const CHECK_IT = '확인한 뒤 필요하면 직접 되돌려 주세요.';
const TEXTS: Readonly<Record<Alarm['cause'], { title: string; explain: (finding: Finding) => string }>> = {
  unconfirmed: {
    title: '새 릴리스의 상태를 확인해 주세요',
    explain: ({ subject, figures }) =>
      `${subject} 쓰던 릴리스보다 잦다는 보고가 들어왔어요. ${figures} 가입한 지 ${MIN_ACCOUNT_AGE_DAYS}일이 지난 회원의 보고만으로는 아직 확인되지 않아서 자동으로 되돌리지 않았어요. ${CHECK_IT}`,
  },
  pinned: {
    title: '고정한 릴리스의 상태를 확인해 주세요',
    explain: ({ subject, figures }) =>
      `${subject} 쓰던 릴리스보다 잦아요. ${figures} 고정한 릴리스라서 자동으로 되돌리지 않았어요. ${CHECK_IT}`,
  },
};

/** Tells every ADMIN that a release may be worse, once for each kind of failure and cause; the channel stays. */
export async function raiseAlarm(
  { db, clock, log }: Platform,
  alarm: Omit<Alarm, 'kind'>,
  finding: Finding,
): Promise<void> {
  const { remote, release, cause } = alarm;
  const now = clock.now();
  await transaction(db, async (db) => {
    if (!(await insertAlarm(db, { ...alarm, kind: finding.kind }, now))) return;
    const { title, explain } = TEXTS[cause];
    const content = `${remote} ${release}: ${explain(finding)}`;
    log.warn({ remote, release, cause, kind: finding.kind, content }, 'a release may be worse: ADMINs are told');
    await notifyAdmins(db, { title, content }, now);
  });
}
