/** The specification's rule (§5): at least 6 characters, letters and digits only, at least one of each. */
const ALLOWED = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/;

/** Common passwords, which are refused although they fit the rule (DECISIONS, Accounts). `danji1234` is allowed, because the demo uses it. */
const COMMON = new Set([
  'abc123',
  'abcd1234',
  'a123456',
  'a1234567',
  'a12345678',
  'a123456789',
  'aa123456',
  'aa12345',
  'asd123',
  'asdf1234',
  'qwe123',
  'qwer1234',
  'qwerty1',
  'qwerty12',
  'qwerty123',
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'pass1234',
  '1q2w3e4r',
  '1q2w3e',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'q1w2e3r4',
  'zaq12wsx',
  'abc12345',
  'abcd123',
  'abcde12345',
  'test1234',
  'test123',
  'admin123',
  'admin1234',
  'user1234',
  'welcome1',
  'iloveyou1',
  'love1234',
  'korea123',
  'seoul123',
  'dkssud12',
  'dkssud123',
  'dlswmd12',
  'qlalfqjsgh1',
  'tkfkd123',
  'tkfkdgo1',
  '123456a',
  '1234567a',
  '12345678a',
]);

/** Validates a new password: returns a Korean sentence, or `undefined` when it is valid. */
export function validatePassword(password: string): string | undefined {
  if (password.length < 6) return '비밀번호는 6자 이상 입력해 주세요.';
  if (password.length > 100) return '비밀번호는 100자까지 입력할 수 있어요.';
  if (!ALLOWED.test(password)) return '비밀번호는 영문과 숫자를 섞어 입력해 주세요. 다른 문자는 쓸 수 없어요.';
  if (COMMON.has(password.toLowerCase()) || /^(.)\1+.?$/.test(password))
    return '쉽게 추측할 수 있는 비밀번호예요. 다른 비밀번호를 입력해 주세요.';
  return undefined;
}
