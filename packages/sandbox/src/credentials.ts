import { SAMPLE_MODEL } from '@danji/contracts/workspace/ai-document';

/**
 * The keys that the sandbox accepts. They open nothing but the sandbox: the server's development defaults are the same,
 * and the sandbox refuses all others, so that a wrong key fails here as it fails at the provider.
 */
export const CREDENTIALS = {
  kakaoClientId: 'sandbox-kakao-client',
  kakaoClientSecret: 'sandbox-kakao-secret',
  kakaoAdminKey: 'sandbox-kakao-admin',
  smsServiceId: 'sandbox-sms-service',
  smsAccessKey: 'sandbox-sms-access',
  smsSecretKey: 'sandbox-sms-secret',
  /** Sender number registered beforehand; any other `from` is refused. */
  smsFrom: '15990000',
  alimtalkServiceId: 'sandbox-alimtalk-service',
  /** The registered channel of KakaoTalk; any other `plusFriendId` is refused. */
  alimtalkPlusFriendId: '@danji-sandbox',
  ntsServiceKey: 'sandbox-nts-key',
  kaptServiceKey: 'sandbox-kapt-key',
  giftishowAuthCode: 'DEVSANDBOX0000000000000000000000000A',
  giftishowAuthToken: 'sandbox-giftishow-token',
  giftishowUserId: 'sandbox@danji.example',
  nicepayClientId: 'S2_sandbox0000000000000000000000000',
  nicepaySecretKey: 'sandbox-nicepay-secret',
  aiApiKey: 'sandbox-ai-key',
  smtpUser: 'sandbox',
  smtpPassword: 'sandbox-mail',
} as const;

/** Environment that points the server at a sandbox listening on `url` (no trailing slash). */
export const sandboxEnv = (url: string): Record<string, string> => ({
  KAKAO_AUTH_BASE: `${url}/kakao/auth`,
  KAKAO_API_BASE: `${url}/kakao/api`,
  KAKAO_CLIENT_ID: CREDENTIALS.kakaoClientId,
  KAKAO_CLIENT_SECRET: CREDENTIALS.kakaoClientSecret,
  KAKAO_ADMIN_KEY: CREDENTIALS.kakaoAdminKey,
  SMS_BASE: `${url}/sms`,
  SMS_SERVICE_ID: CREDENTIALS.smsServiceId,
  SMS_ACCESS_KEY: CREDENTIALS.smsAccessKey,
  SMS_SECRET_KEY: CREDENTIALS.smsSecretKey,
  SMS_FROM: CREDENTIALS.smsFrom,
  NTS_BASE: `${url}/nts`,
  NTS_SERVICE_KEY: CREDENTIALS.ntsServiceKey,
  KAPT_BASE: `${url}/kapt`,
  KAPT_SERVICE_KEY: CREDENTIALS.kaptServiceKey,
  GIFTISHOW_BASE: `${url}/giftishow/bizApi`,
  GIFTISHOW_AUTH_CODE: CREDENTIALS.giftishowAuthCode,
  GIFTISHOW_AUTH_TOKEN: CREDENTIALS.giftishowAuthToken,
  GIFTISHOW_USER_ID: CREDENTIALS.giftishowUserId,
  GIFTISHOW_CALLBACK_NO: CREDENTIALS.smsFrom,
  NICEPAY_CLIENT_ID: CREDENTIALS.nicepayClientId,
  NICEPAY_SECRET_KEY: CREDENTIALS.nicepaySecretKey,
  NICEPAY_API_URL: `${url}/nicepay`,
  NICEPAY_JS_URL: `${url}/nicepay/v1/js/`,
  AI_BASE: `${url}/ai/v1`,
  AI_API_KEY: CREDENTIALS.aiApiKey,
  AI_MODEL: SAMPLE_MODEL,
  PUSH_SERVICE_ORIGINS: url,
  POSTCODE_JS_URL: `${url}/postcode/postcode.v2.js`,
});

/** Environment that turns AlimTalk on, besides `sandboxEnv`. */
export const sandboxAlimTalkEnv = {
  ALIMTALK_SERVICE_ID: CREDENTIALS.alimtalkServiceId,
  ALIMTALK_PLUS_FRIEND_ID: CREDENTIALS.alimtalkPlusFriendId,
} as const;
