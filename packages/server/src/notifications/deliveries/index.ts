export {
  type ChannelMessage,
  type NotificationSender,
  notificationSenders,
  type PlannedNotification,
  type SendResult,
} from './notification-senders.ts';
export { planDeliveries } from './plan-deliveries.ts';
export { recordReceipt } from './record-receipt.ts';
export { sendTestMessage } from './send-test-message.ts';
export { turnEmailsOff } from './settings.repository.ts';
