import type { EnvironmentReader } from './environment-reader.ts';

/** The service of AlimTalk at NAVER SENS; `undefined` when there are no messages of KakaoTalk. */
type AlimTalkConfig = {
  /** The service of business messages, which is another one than that of text messages. */
  serviceId: string;
  /** The channel of KakaoTalk that messages come from, with its `@`. */
  plusFriendId: string;
};

/** Reads the service of AlimTalk. Both variables or neither are set; keys, address and sender are those of SMS. */
export function readAlimTalk(read: EnvironmentReader): AlimTalkConfig | undefined {
  const serviceId = read.text('ALIMTALK_SERVICE_ID', '');
  const plusFriendId = read.text('ALIMTALK_PLUS_FRIEND_ID', '');
  if (!serviceId && !plusFriendId) return undefined;
  read.check(serviceId !== '', 'ALIMTALK_SERVICE_ID must be set, as ALIMTALK_PLUS_FRIEND_ID is');
  read.check(plusFriendId !== '', 'ALIMTALK_PLUS_FRIEND_ID must be set, as ALIMTALK_SERVICE_ID is');
  return { serviceId, plusFriendId };
}
