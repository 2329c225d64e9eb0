import { EMAIL } from '@danji/contracts/accounts/user';
import { isMobileTel, toTelDigits } from '@danji/contracts/format/tel';
import { invalidField } from '../../platform/problem-error.ts';

/** A contact as it is stored and compared: an e-mail address in lower case, or the digits of a mobile number. */
export type InvitedContact = { email: string } | { tel: string };

/** Reads the typed contact of an invitation; throws 422 when it is missing or cannot belong to anybody. */
export function readContact({ email, tel }: { email?: string; tel?: string }): InvitedContact {
  if (tel !== undefined) {
    const digits = toTelDigits(tel);
    if (digits === '') throw invalidField('tel', '초대할 사람의 휴대폰 번호를 입력해 주세요.');
    if (!isMobileTel(digits)) throw invalidField('tel', '휴대폰 번호 형식을 확인해 주세요.');
    return { tel: digits };
  }
  const typed = email?.trim().toLowerCase() ?? '';
  if (typed === '') throw invalidField('email', '초대할 사람의 이메일을 입력해 주세요.');
  if (!EMAIL.test(typed)) throw invalidField('email', '이메일 형식을 확인해 주세요.');
  return { email: typed };
}

/** The contact of an invitation that nobody has accepted; `undefined` when the membership names an account. */
export function findContact(row: {
  user_id: number | null;
  invited_email: string | null;
  invited_tel: string | null;
}): InvitedContact | undefined {
  if (row.user_id !== null) return undefined;
  if (row.invited_email !== null) return { email: row.invited_email };
  return row.invited_tel === null ? undefined : { tel: row.invited_tel };
}
