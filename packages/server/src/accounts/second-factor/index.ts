export { isRecoveryCode } from './recovery-codes.ts';
export { findSecondFactor } from './second-factor.repository.ts';
export { checkOtp } from './second-factor.service.ts';
