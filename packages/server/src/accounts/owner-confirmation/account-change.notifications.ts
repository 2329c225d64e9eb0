import { accountNotifications } from '@danji/contracts/notifications/catalogue/accounts';
import { webPaths } from '@danji/contracts/web-paths';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SmsGateway } from '../phone-verification/index.ts';

/** Changes by which somebody could take an account over. */
type AccountChange = 'tel' | 'email' | 'first_password' | 'kakao_linked' | 'kakao_unlinked';

const DEFINITIONS = {
  tel: accountNotifications.telChanged,
  email: accountNotifications.emailChanged,
  first_password: accountNotifications.firstPasswordSet,
  kakao_linked: accountNotifications.kakaoLinked,
  kakao_unlinked: accountNotifications.kakaoUnlinked,
};
const SMS: Readonly<Record<AccountChange, string>> = {
  tel: '[단지] 휴대폰 번호가 바뀌었어요. 본인이 아니면 고객센터에 알려 주세요.',
  email: '[단지] 로그인 이메일이 바뀌었어요. 본인이 아니면 고객센터에 알려 주세요.',
  kakao_linked: '[단지] 카카오 로그인이 연결되었어요. 본인이 아니면 고객센터에 알려 주세요.',
  kakao_unlinked: '[단지] 카카오 로그인 연결이 해제되었어요. 본인이 아니면 고객센터에 알려 주세요.',
  first_password: '[단지] 비밀번호가 설정되었어요. 본인이 아니면 고객센터에 알려 주세요.',
};

export const sendNotice = defineJob(
  'users.send_change_notice',
  ({ data: { tel, change }, shared: sms, config }: JobRun<{ tel: string; change: AccountChange }, SmsGateway>) =>
    sms.send({ to: tel, content: `${SMS[change]}\n${config.webOrigin}${webPaths.newInquiry}` }),
);

/** Tells the owner in the app and, if there was one, by a text message to the number from before the change. */
export async function notifyAccountChange(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  { userId, tel, change }: { userId: number; tel: string; change: AccountChange },
  now: Date,
): Promise<void> {
  await notify(db, DEFINITIONS[change], [userId], {}, now);
  if (tel !== '') await jobs.enqueue(db, sendNotice, { tel, change });
}
