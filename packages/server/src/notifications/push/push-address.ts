import { sql } from 'kysely';
import type { NotificationSender } from '../deliveries/index.ts';

/** A message is pushed to whoever has a browser that takes it. */
export const pushAddress = {
  address: sql<string | null>`(select min(subscription.id)::text from push_subscription as subscription
    where subscription.user_id = account.id)`,
} satisfies Partial<NotificationSender>;
