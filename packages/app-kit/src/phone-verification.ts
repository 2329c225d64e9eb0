/** The check of a phone number by a code, for forms that need its proof. */
export { PhoneVerification, type VerifiedTel } from './phone-verification/phone-verification.tsx';
export {
  BLANK_TEL,
  TEL_WIRE_NAMES,
  validateTel,
  VerifiedTelField,
  type TelValues,
} from './phone-verification/verified-tel-field.tsx';
