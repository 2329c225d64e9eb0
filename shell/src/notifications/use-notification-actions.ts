import { toApiError, useMutation } from '@danji/api-client';
import {
  countNotifications,
  deleteNotification,
  deleteReadNotifications,
  listNotifications,
  readNotifications,
  restoreNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import type { Notification } from '@danji/contracts/notifications/notification';
import { useConfirm, useToast } from '@danji/shell-sdk';

const TOUCHED = [listNotifications, countNotifications];
type Type = Notification['notification_type'];

/** The actions on notifications. A failure shows a toast; deleting one can be undone, deleting many asks for confirmation. */
export function useNotificationActions() {
  const toast = useToast();
  const confirm = useConfirm();
  const reading = useMutation(readNotifications, { refreshes: TOUCHED });
  const deletion = useMutation(deleteNotification, { refreshes: TOUCHED });
  const restoring = useMutation(restoreNotification, { refreshes: TOUCHED });
  const clearing = useMutation(deleteReadNotifications, { refreshes: TOUCHED });

  const fail = (error: unknown) => {
    const { code, title } = toApiError(error);
    if (code !== 'busy') toast({ title, tone: 'danger' });
  };
  const restore = async (id: number) => {
    const outcome = await restoring.run({ body: { notification_id: id } });
    if (!outcome.ok) fail(outcome.error);
  };
  return {
    read: async (ids?: number[]) => {
      const outcome = await reading.run({ body: ids ? { notification_ids: ids } : {} });
      if (!outcome.ok) fail(outcome.error);
    },
    remove: async ({ id }: Notification) => {
      const outcome = await deletion.run({ body: { notification_id: id } });
      if (outcome.ok)
        toast({ title: '알림을 지웠어요.', action: { label: '되돌리기', onClick: () => void restore(id) } });
      else fail(outcome.error);
    },
    removeRead: async (type: Type | undefined, label: string | undefined) => {
      const title = label ? `읽은 ‘${label}’ 알림을 모두 지울까요?` : '읽은 알림을 모두 지울까요?';
      if (
        !(await confirm({
          title,
          description: '아직 읽지 않은 알림은 남아요. 지운 알림은 되돌릴 수 없어요.',
          confirmLabel: '모두 삭제',
          tone: 'danger',
        }))
      )
        return;
      const outcome = await clearing.run({ body: type === undefined ? {} : { notification_type: type } });
      if (outcome.ok)
        toast({
          title: outcome.data.deleted > 0 ? `읽은 알림 ${outcome.data.deleted}개를 지웠어요.` : '지울 알림이 없어요.',
        });
      else fail(outcome.error);
    },
    isReading: reading.isRunning,
    isClearing: clearing.isRunning,
  };
}
