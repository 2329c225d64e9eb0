import { sql } from 'kysely';
import type { NotificationSender } from '../deliveries/index.ts';

/** Where e-mails go: to the address of the account, unless it has refused one for good. */
export const emailAddress = {
  address: sql<string | null>`account.email`,
  isRefused: sql<boolean>`exists (select from notification_setting as setting
    where setting.user_id = account.id and setting.refused_email = account.email)`,
} satisfies Partial<NotificationSender>;
