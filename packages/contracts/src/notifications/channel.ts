import type { Static } from 'typebox';
import { defineCodes } from '../define-codes.ts';

/** The ways by which a notification reaches a person outside of the app. Only those that the server can use are offered. */
export const NotificationChannel = defineCodes({
  EMAIL: [1, '이메일'],
  PUSH: [2, '푸시 알림'],
  ALIMTALK: [3, '카카오 알림톡'],
});
export type NotificationChannelCode = Static<typeof NotificationChannel.schema>;

/** When a notification is sent by a channel. */
export const DeliveryMode = defineCodes({
  OFF: [0, '받지 않기'],
  AT_ONCE: [1, '바로'],
  DAILY: [2, '하루 한 번'],
});
export type DeliveryModeCode = Static<typeof DeliveryMode.schema>;

/** The state of one notification on its way through a channel. */
export const DeliveryState = defineCodes({
  WAITING: [0, '기다림'],
  SENDING: [1, '보내는 중'],
  SENT: [2, '보냄'],
  FAILED: [3, '실패'],
  /** Twice nobody knows whether the provider has taken it; it is not tried again. */
  UNKNOWN: [4, '알 수 없음'],
  /** It was read, or turned off, before it was sent. */
  SKIPPED: [5, '건너뜀'],
  /** The provider has told that it arrived; a channel whose provider does not tell stays with `SENT`. */
  DELIVERED: [6, '도착'],
  /** It arrived as a text message, because the channel could not reach the person. */
  FALLEN_BACK: [7, '문자로 도착'],
});
export type DeliveryStateCode = Static<typeof DeliveryState.schema>;
