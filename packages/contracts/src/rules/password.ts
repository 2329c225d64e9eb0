/** Whose password it is: a member's follows the specification (§5), an operator's is longer and of any characters. */
export type PasswordHolder = 'member' | 'operator';

/** The rule of a new password as forms show it beside the field. */
export const PASSWORD_HELP: Readonly<Record<PasswordHolder, string>> = {
  member: '영문과 숫자를 섞어 6자 이상 입력해 주세요.',
  operator: '12자 이상 입력해 주세요. 문장처럼 길게 지어도 좋아요.',
};

const MIN_LENGTH: Readonly<Record<PasswordHolder, number>> = { member: 6, operator: 12 };
const MAX_LENGTH = 100;

/** The specification's rule (§5): letters and digits only, at least one of each. */
const MEMBER_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/;

export const GUESSABLE_PASSWORD = '쉽게 추측할 수 있는 비밀번호예요. 다른 비밀번호를 입력해 주세요.';

/**
 * Validates the form of a new password: returns a Korean sentence, or `undefined` when it is valid. The server also
 * refuses common passwords, and those made of the account's own name or e-mail address.
 */
export function validatePassword(password: string, holder: PasswordHolder = 'member'): string | undefined {
  if (password.length < MIN_LENGTH[holder]) return `비밀번호는 ${MIN_LENGTH[holder]}자 이상 입력해 주세요.`;
  if (password.length > MAX_LENGTH) return `비밀번호는 ${MAX_LENGTH}자까지 입력할 수 있어요.`;
  if (holder === 'member' && !MEMBER_PATTERN.test(password))
    return '비밀번호는 영문과 숫자를 섞어 입력해 주세요. 다른 문자는 쓸 수 없어요.';
  return /^(.)\1+.?$/.test(password) ? GUESSABLE_PASSWORD : undefined;
}
