export {
  type ChannelMessage,
  type NotificationSender,
  notificationSenders,
  type SendResult,
} from './notification-senders.ts';
export { planDeliveries } from './plan-deliveries.ts';
export { sendTestMessage } from './send-test-message.ts';
export { turnEmailsOff } from './settings.repository.ts';
