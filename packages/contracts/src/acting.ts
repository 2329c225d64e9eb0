/** Why a call with `refusedWhileActing` is refused to an operator who acts as the account. */
export const REFUSED_WHILE_ACTING = '대신 로그인한 동안에는 할 수 없는 작업이에요.';
