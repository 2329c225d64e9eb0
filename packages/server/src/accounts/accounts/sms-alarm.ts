import { NotificationType } from '@danji/contracts/notifications/notification';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasBegunWindow } from './attempt-limits.repository.ts';

const HOUR_SECONDS = 60 * 60;

/** Tells every ADMIN, once an hour, that nobody gets verification codes any more. */
export async function raiseSmsAlarm({ db, config, log }: Platform, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, 'sms_alarm', addSeconds(now, -HOUR_SECONDS), now))) return;
    log.warn({ codes_per_hour: config.smsCodesPerHour }, 'the budget of verification codes is spent: ADMINs are told');
    const content = `한 시간에 보낼 수 있는 ${config.smsCodesPerHour}건을 모두 보내서 가입과 번호 인증이 멈췄어요. 평소보다 많다면 누군가 함부로 요청하고 있는지 확인해 주세요.`;
    const text = { type: NotificationType.NOTICE, title: '인증번호 문자를 더 보낼 수 없어요', content };
    for (const id of await listAdmins(db)) await notify(db, id, text, now);
  });
}
