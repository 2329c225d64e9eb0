export { toMobile } from './mobile-number.ts';
export { openSmsGateway, type SmsGateway } from './sms-gateway.ts';
export { clearVerificationCookie, findVerificationToken } from './verification-cookie.ts';
export { consumeVerification, getVerifiedTel, hasSpentVerification } from './verification.service.ts';
