import type { AiControl } from './ai/ai-control.ts';
import type { AlimTalkStore } from './alimtalk/alimtalk-store.ts';
import type { Faults } from './faults.ts';
import type { GiftishowStore } from './giftishow/giftishow-store.ts';
import type { MailInbox } from './mail/mail-inbox.ts';
import type { KaptNotices } from './kapt/kapt-notices.ts';
import type { KaptStore } from './kapt/kapt-store.ts';
import type { KakaoStore } from './kakao/kakao-store.ts';
import type { NicepayStore } from './nicepay/nicepay-store.ts';
import type { PushStore } from './push/push-store.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { SmsInbox } from './sms/sms-inbox.ts';

/** The shared state of the providers of one sandbox. */
export type SandboxContext = {
  ai: AiControl;
  alimtalk: AlimTalkStore;
  clock: SandboxClock;
  faults: Faults;
  giftishow: GiftishowStore;
  kakao: KakaoStore;
  kapt: KaptStore;
  kaptNotices: KaptNotices;
  inbox: SmsInbox;
  mail: MailInbox;
  nicepay: NicepayStore;
  push: PushStore;
};
