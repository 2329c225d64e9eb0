import { toTelDigits } from '@danji/contracts/format/tel';
import { Type, type Static } from 'typebox';

const optional = { text: Type.Optional(Type.String()), flag: Type.Optional(Type.Boolean()) };

/** The fields of `/v2/user/me` that we read (FACTS §1.4); Kakao leaves out what the user has not agreed to share. */
export const kakaoUser = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  properties: Type.Optional(Type.Object({ nickname: optional.text })),
  kakao_account: Type.Optional(
    Type.Object({
      profile: Type.Optional(Type.Object({ nickname: optional.text })),
      name: optional.text,
      is_email_valid: optional.flag,
      is_email_verified: optional.flag,
      email: optional.text,
      birthyear: optional.text,
      birthday: optional.text,
      birthday_type: optional.text,
      gender: optional.text,
      phone_number: optional.text,
    }),
  ),
});

type KakaoUser = Static<typeof kakaoUser>;
type Account = NonNullable<KakaoUser['kakao_account']>;

/** The profile of a user as Kakao confirms it. */
export type KakaoProfile = {
  id: string;
  /** Only an address that Kakao reports as valid and verified; any other proves nothing. */
  email: string | null;
  /** The name, else the nickname, else empty. */
  name: string;
  /** Digits, `01012345678`. */
  tel: string | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  gender: 'male' | 'female' | null;
};

/**
 * Returns a solar birthday with its year. A lunar one falls on another day every year, so it cannot be used as a date
 * of birth.
 */
function toBirthday({ birthyear = '', birthday = '', birthday_type: type = 'SOLAR' }: Account): string | null {
  const date = `${birthyear}-${birthday.slice(0, 2)}-${birthday.slice(2)}`;
  const instant = new Date(`${date}T00:00:00Z`);
  const isDate =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return type === 'SOLAR' && isDate ? date : null;
}

function toTel(phone = ''): string | null {
  const digits = toTelDigits(phone);
  return /^\+82\s/.test(phone) && /^01\d{8,9}$/.test(digits) ? digits : null;
}

export function toKakaoProfile({ id, properties, kakao_account: account = {} }: KakaoUser): KakaoProfile {
  const { email, gender } = account;
  return {
    id: String(id),
    email: email && account.is_email_valid && account.is_email_verified ? email : null,
    name: account.name || account.profile?.nickname || properties?.nickname || '',
    tel: toTel(account.phone_number),
    birthday: toBirthday(account),
    gender: gender === 'male' || gender === 'female' ? gender : null,
  };
}
