import { useFormField, type RecordForm } from '@danji/app-kit/forms';
import { PhoneVerification, type VerifiedTel } from './phone-verification.tsx';
import type { VerificationPurpose } from './verification-code-field.tsx';

/** The number of a form that its owner has to verify. */
export type TelValues = { tel: string; verified: VerifiedTel | null };
export const BLANK_TEL: TelValues = { tel: '', verified: null };

export const validateTel = ({ verified }: TelValues): { tel?: string } =>
  verified ? {} : { tel: '휴대폰 인증을 먼저 해주세요.' };

/** The phone number of a form, which must be verified. */
export function VerifiedTelField({ form, purpose }: { form: RecordForm<TelValues>; purpose: VerificationPurpose }) {
  const tel = useFormField(form, 'tel');
  const verified = useFormField(form, 'verified').field.value;
  return (
    <PhoneVerification
      purpose={purpose}
      tel={tel.field.value}
      onTelChange={tel.field.onChange}
      verified={verified ?? undefined}
      onVerified={(proof) => form.change({ verified: proof ?? null })}
      errorMessage={tel.error}
    />
  );
}
