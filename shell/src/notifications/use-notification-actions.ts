import { toApiError, useMutation } from '@danji/api-client';
import {
  deleteNotification,
  deleteReadNotifications,
  markNotificationsRead,
  restoreNotification,
} from '@danji/contracts/notifications/notification.endpoints';
import type { Notification } from '@danji/contracts/notifications/notification';
import { useConfirm, useToast } from '@danji/shell-sdk';

type Type = Notification['notification_type'];

/** The actions on notifications. A failure shows a toast; deleting one can be undone, deleting many asks for confirmation. */
export function useNotificationActions() {
  const toast = useToast();
  const confirm = useConfirm();
  const reading = useMutation(markNotificationsRead);
  const deletion = useMutation(deleteNotification);
  const restoring = useMutation(restoreNotification);
  const clearing = useMutation(deleteReadNotifications);

  const showError = (error: unknown) => {
    const { code, title } = toApiError(error);
    if (code !== 'busy') toast({ title, tone: 'danger' });
  };
  const restore = async (id: number) => {
    const result = await restoring.trigger({ body: { notification_id: id } });
    if (!result.ok) showError(result.error);
  };
  return {
    markRead: async (ids?: number[]) => {
      const result = await reading.trigger({ body: ids ? { notification_ids: ids } : {} });
      if (!result.ok) showError(result.error);
    },
    remove: async ({ id }: Notification) => {
      const result = await deletion.trigger({ body: { notification_id: id } });
      if (result.ok)
        toast({ title: '알림을 지웠어요.', action: { label: '되돌리기', onClick: () => void restore(id) } });
      else showError(result.error);
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
      const result = await clearing.trigger({ body: type === undefined ? {} : { notification_type: type } });
      if (result.ok)
        toast({
          title: result.data.deleted > 0 ? `읽은 알림 ${result.data.deleted}개를 지웠어요.` : '지울 알림이 없어요.',
        });
      else showError(result.error);
    },
    isReading: reading.isRunning,
    isClearing: clearing.isRunning,
  };
}
