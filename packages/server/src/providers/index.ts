/** The interface of the outside providers to the features of this server. */
export { createBusinessRegistry, type BusinessRegistry, type BusinessStatus } from './business-registry.ts';
export { createKaptClient, type KaptClient } from './kapt-client.ts';
export type { KaptRow } from './kapt-envelope.ts';
export { createChatClient, type ChatClient } from './chat-client.ts';
export { createKakaoClient, type KakaoClient } from './kakao-client.ts';
export type { KakaoProfile } from './kakao-profile.ts';
export { ProviderError } from './provider-error.ts';
export { createSmsGateway, type SmsGateway } from './sms-gateway.ts';
