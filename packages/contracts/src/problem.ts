import { Type, type Static } from 'typebox';
import { WITHDRAWAL_GRACE_DAYS } from './accounts/personal-data.ts';
import { INVITATIONS_PER_DAY } from './workspace/invitation.ts';

/**
 * Every error response is `application/problem+json` (RFC 9457, DECISIONS). The code is stable; the title is the Korean
 * sentence for users.
 */
export const PROBLEMS = {
  invalid_input: [422, '입력한 내용을 다시 확인해 주세요.'],
  /**
   * The page lies behind the rows that a list shows (`MAX_LISTED`) or a search finds (`MAX_FOUND`); title and field
   * `page` say how many.
   */
  page_too_deep: [422, '이 페이지는 너무 뒤에 있어 볼 수 없어요. 조건을 좁혀 주세요.'],
  /** The row of `after_id` was deleted; the list goes on after one that was read before it. */
  row_gone: [409, '이어서 볼 자리에 있던 내용이 지워졌어요. 처음부터 다시 불러와 주세요.'],
  malformed_request: [400, '요청을 이해하지 못했어요. 새로고침한 뒤 다시 시도해 주세요.'],
  invalid_idempotency_key: [400, '요청을 구분하는 값이 올바르지 않아요. 새로고침한 뒤 다시 시도해 주세요.'],
  unauthenticated: [401, '로그인이 필요해요.'],
  token_expired: [401, '토큰 만료'],
  refresh_failed: [401, '토큰 갱신 실패'],
  invalid_credentials: [401, '이메일 또는 비밀번호가 맞지 않아요.'],
  /** The callback of an outside sign-in does not belong to its start, or came too late; the user has to start over. */
  social_sign_in_failed: [400, '로그인 시간이 지났거나 다른 창에서 시작한 로그인이에요. 처음부터 다시 시도해 주세요.'],
  /** An outside sign-in is finished without the state of its start, neither in the cookie nor in the field. */
  sign_in_state_required: [403, '로그인을 시작한 화면이 아니거나 시간이 지났어요. 로그인을 처음부터 다시 해 주세요.'],
  /** The password was right, and the account has a second factor: the sign-in is repeated with `otp`. */
  second_factor_required: [401, '인증 앱의 인증번호를 입력해 주세요.'],
  /** An operator has to set up the second factor before any other call. */
  second_factor_missing: [403, '2단계 인증을 먼저 설정해 주세요.'],
  account_blocked: [403, '이용이 정지된 계정이에요. 고객센터로 문의해 주세요.'],
  account_deleted: [403, '탈퇴한 계정이에요. 다시 이용하려면 고객센터로 문의해 주세요.'],
  /** Our staff keeps the member from writing in the community; the title says until when and why. */
  community_banned: [403, '지금은 커뮤니티에 글을 쓸 수 없어요.'],
  signup_incomplete: [403, '회원가입을 마친 뒤 이용할 수 있어요.'],
  /** The request has no valid proof of a phone check, neither in the cookie nor in the field. */
  verification_required: [403, '휴대폰 인증을 먼저 해 주세요.'],
  /**
   * The change needs more than the session: the password, a proof of a phone check of the account's number
   * (`confirm_owner`), or a social sign-in of the last minutes.
   */
  owner_confirmation_required: [403, '본인 확인을 먼저 해 주세요.'],
  /** The request comes from a page of another site, or from a client that does not name itself (`x-danji-client`). */
  client_header_required: [403, '다른 사이트에서 보낸 요청이라 처리하지 않았어요. 화면에서 다시 시도해 주세요.'],
  forbidden: [403, '이 작업을 할 수 있는 권한이 없어요.'],
  not_found: [404, '찾는 내용이 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.'],
  conflict: [409, '다른 곳에서 먼저 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.'],
  already_exists: [409, '이미 등록되어 있어요.'],
  /** The personal data of a withdrawn account has been erased, so that nothing is left to revive. */
  account_erased: [
    409,
    `탈퇴한 지 ${WITHDRAWAL_GRACE_DAYS}일이 지나 개인정보를 지운 계정이라 되살릴 수 없어요. 새로 가입하도록 안내해 주세요.`,
  ],
  invalid_transition: [409, '지금 상태에서는 할 수 없는 작업이에요.'],
  /** The account has fewer points than the change takes; held points do not count. */
  insufficient_points: [409, '쓸 수 있는 포인트가 모자라요. 포인트를 더 모은 뒤 다시 시도해 주세요.'],
  /** The plan of the vendor grants no more reads of bid notices in this month. */
  read_limit_reached: [
    409,
    '이번 달에 열람할 수 있는 공고를 모두 봤어요. 다음 달에 다시 열람하거나 요금제를 올려 주세요.',
  ],
  /** An earlier request with the same `Idempotency-Key` has not been answered yet. */
  request_in_progress: [409, '같은 요청을 처리하고 있어요. 잠시 뒤 다시 시도해 주세요.'],
  last_master: [409, '대표 관리자라서 할 수 없어요. 다른 멤버에게 대표 관리자를 넘긴 뒤 다시 시도해 주세요.'],
  request_timeout: [408, '요청이 너무 오래 걸렸어요. 잠시 뒤 다시 시도해 주세요.'],
  payload_too_large: [413, '보낸 내용이 너무 커요.'],
  uri_too_long: [414, '주소가 너무 길어요.'],
  unsupported_media_type: [415, '받지 않는 형식으로 보낸 요청이에요. 새로고침한 뒤 다시 시도해 주세요.'],
  /** The account has stored as many files, or bytes, as it may (`UPLOAD_LIMITS`); it has to delete some first. */
  storage_full: [413, '보관할 수 있는 파일을 모두 올렸어요. 쓰지 않는 첨부 파일을 지운 뒤 다시 올려 주세요.'],
  unsupported_file: [415, '올릴 수 없는 파일 형식이에요.'],
  too_many_requests: [429, '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.'],
  /** Too many generations of AI documents on one day, whatever became of them. */
  ai_attempts_exhausted: [429, '오늘 AI로 시도할 수 있는 횟수를 모두 썼어요. 내일 다시 시도할 수 있어요.'],
  /** The account has sent as many invitations today as it may. */
  invitation_limit_reached: [
    429,
    `오늘 보낼 수 있는 초대 ${INVITATIONS_PER_DAY}건을 모두 보냈어요. 내일 다시 초대할 수 있어요.`,
  ],
  /** The account has downloaded its own data today. */
  own_export_limit_reached: [429, '내 데이터는 하루에 한 번 내려받을 수 있어요. 내일 다시 내려받아 주세요.'],
  /** The account has uploaded as many files, or bytes, as it may in one day (`UPLOAD_LIMITS`). */
  daily_upload_limit: [429, '오늘 올릴 수 있는 파일을 모두 올렸어요. 내일 다시 올려 주세요.'],
  headers_too_large: [431, '요청 정보가 너무 커요. 쿠키를 지운 뒤 다시 시도해 주세요.'],
  idempotency_key_reused: [422, '이미 보낸 요청과 내용이 달라요. 새로고침한 뒤 다시 시도해 주세요.'],
  verification_cooldown: [429, '인증번호를 방금 보냈어요. 30초 뒤 다시 요청해 주세요.'],
  provider_unavailable: [503, '외부 서비스가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요.'],
  unavailable: [503, '지금은 처리할 수 없어요. 잠시 뒤 다시 시도해 주세요.'],
  internal: [500, '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

export const problemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.Unsafe<ProblemCode>({ type: 'string' }),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    request_id: Type.String(),
  },
  { $id: 'Problem' },
);

export type Problem = Static<typeof problemSchema>;
