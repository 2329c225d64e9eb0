import { useMutation } from '@danji/api-client';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { updateNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { useToast } from '@danji/shell-sdk';

/** Changes settings of notifications, which are saved at once; says so, or what went wrong. */
export function useSaveNotifications() {
  const toast = useToast();
  const saving = useMutation(updateNotificationSettings);
  const save = async (body: BodyOf<typeof updateNotificationSettings>, done: string) => {
    const result = await saving.trigger({ body });
    if (result.ok) toast({ title: done, tone: 'success' });
    else if (result.error.code !== 'busy') toast({ title: result.error.title, tone: 'danger' });
  };
  return { save, isSaving: saving.isRunning };
}
