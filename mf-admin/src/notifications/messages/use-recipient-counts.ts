import { useEndpoint } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { countNotificationRecipients } from '@danji/contracts/notifications/notification.endpoints';

/** Counts, by kind, the accounts that a notification to the kind reaches; empty until they are known. */
export function useRecipientCounts(isAdvertisement: boolean): Readonly<Partial<Record<number, number>>> {
  const { data } = useEndpoint(countNotificationRecipients, { query: { is_advertisement: isAdvertisement } });
  return data ? { [UserType.GENERAL]: data.general, [UserType.BRAND]: data.brand, [UserType.STAFF]: data.staff } : {};
}
