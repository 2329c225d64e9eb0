import { NotificationChannel, type NotificationChannelCode } from '@danji/contracts/notifications/channel';
import type { SendResult } from './notification-senders.ts';

type Failure = Exclude<SendResult['kind'], 'sent'> | 'unreachable';

/** The answer when a test message does not arrive; `unreachable`: the account has no address in the channel. */
export const TEST_FAILURES: Record<NotificationChannelCode, Record<Failure, string>> = {
  [NotificationChannel.EMAIL]: {
    unreachable: '내 정보에 이메일 주소를 먼저 등록해 주세요.',
    later: '지금은 메일을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    refused: '이메일 주소로 메일이 가지 않아요. 내 정보에서 주소를 확인해 주세요.',
    failed: '메일 서버가 시험 메일을 받지 않았어요. 고객센터로 문의해 주세요.',
    unknown: '메일이 갔는지 확인하지 못했어요. 받은 메일함을 확인해 주세요.',
  },
  [NotificationChannel.PUSH]: {
    unreachable: '알림을 받는 기기가 없어요. 먼저 알림 받기를 눌러 주세요.',
    later: '지금은 알림을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    refused: '이 기기가 더는 알림을 받지 않아요. 알림 받기를 다시 눌러 주세요.',
    failed: '알림 서버가 시험 알림을 받지 않았어요. 고객센터로 문의해 주세요.',
    unknown: '알림이 갔는지 확인하지 못했어요. 잠시 기다려 주세요.',
  },
  [NotificationChannel.ALIMTALK]: {
    unreachable: '휴대폰 번호를 먼저 인증해 주세요.',
    later: '지금은 알림톡을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    refused: '이 번호로 알림톡이 가지 않아요. 내 정보에서 번호를 확인해 주세요.',
    failed: '카카오가 시험 알림톡을 받지 않았어요. 고객센터로 문의해 주세요.',
    unknown: '알림톡이 갔는지 확인하지 못했어요. 카카오톡을 확인해 주세요.',
  },
};
