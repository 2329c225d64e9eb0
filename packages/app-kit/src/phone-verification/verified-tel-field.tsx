import { useState } from 'react';
import { useFormField, type RecordForm } from '../forms.ts';
import { PhoneVerification, type VerifiedTel } from './phone-verification.tsx';
import type { VerificationPurpose } from './verification-code-field.tsx';

/** The number of a form that its owner has to verify. */
export type TelValues = { tel: string; verified: VerifiedTel | null };
export const BLANK_TEL: TelValues = { tel: '', verified: null };

export const validateTel = ({ verified }: TelValues): { tel?: string } =>
  verified ? {} : { tel: '휴대폰 인증을 먼저 해 주세요.' };

/**
 * Names the field for `wireNames`: the server's answer about the proof is shown beside the number, and it is said once.
 */
export const TEL_WIRE_NAMES = { tel: ['tel', 'verification'] } as const;

/** The phone number of a form, which must be verified. The proof of a restored draft counts while it is valid. */
export function VerifiedTelField({ form, purpose }: { form: RecordForm<TelValues>; purpose: VerificationPurpose }) {
  const tel = useFormField(form, 'tel');
  const proof = useFormField(form, 'verified').field.value;
  const [opened] = useState(Date.now);
  // The server refuses a proof that expires while the page is open.
  const verified = proof && proof.until > opened ? proof : null;
  return (
    <PhoneVerification
      purpose={purpose}
      tel={tel.field.value}
      onTelChange={tel.field.onChange}
      verified={verified ?? undefined}
      onVerified={(next) => form.change({ tel: tel.field.value, verified: next ?? null })}
      errorMessage={tel.error}
    />
  );
}
