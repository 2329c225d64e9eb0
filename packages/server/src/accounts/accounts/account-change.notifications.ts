import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Changes by which somebody could take an account over. */
type AccountChange = 'tel' | 'first_password';

const TEXTS: Readonly<Record<AccountChange, { title: string; sms: string }>> = {
  tel: {
    title: '휴대폰 번호가 바뀌었어요',
    sms: '[단지] 휴대폰 번호가 바뀌었어요. 본인이 아니면 고객센터에 알려 주세요.',
  },
  first_password: {
    title: '비밀번호가 설정되었어요',
    sms: '[단지] 비밀번호가 설정되었어요. 본인이 아니면 고객센터에 알려 주세요.',
  },
};

export const sendNotice = defineJob(
  'users.send_change_notice',
  ({ data: { tel, change }, shared: { sms } }: JobRun<{ tel: string; change: AccountChange }, { sms: SmsGateway }>) =>
    sms.send({ to: tel, content: TEXTS[change].sms }),
);

/** Tells the owner in the app and, if there was one, by a text message to the number from before the change. */
export async function notifyAccountChange(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  { userId, tel, change }: { userId: number; tel: string; change: AccountChange },
  now: Date,
): Promise<void> {
  const { title } = TEXTS[change];
  const content = '직접 하지 않았다면 바로 고객센터에 알려 주세요.';
  await notify(db, userId, { type: NotificationType.ACCOUNT, title, content, link: webPaths.me }, now);
  if (tel !== '') await jobs.enqueue(db, sendNotice, { tel, change });
}
