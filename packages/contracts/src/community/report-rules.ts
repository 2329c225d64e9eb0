import { ReportedKind, type ReportedKindCode, ReportReason, type ReportReasonCode } from '../codes/report-codes.ts';

export const REPORT_LIMITS = {
  /** The remark of a reporter, and the author's appeal against a decision. */
  textCharacters: 500,
  /** The message of our staff to the author of a text that it removes. */
  messageCharacters: 300,
  /** Reports and earlier decisions that one case shows. */
  shown: 50,
  /** Characters of the reported text that a case shows. */
  shownCharacters: 5000,
} as const;

/** Reports of accounts that are younger count for our staff, but do not hide anything by themselves. */
export const NEW_ACCOUNT_DAYS = 7;

const SHOP_KINDS: ReadonlySet<ReportedKindCode> = new Set([ReportedKind.REVIEW, ReportedKind.QUESTION]);

/** Whether a text is about a product; a ban from the community does not concern its author. */
export const isShopText = (kind: ReportedKindCode): boolean => SHOP_KINDS.has(kind);

const { ADVERTISING, ABUSE, OBSCENE, PERSONAL_DATA, FALSEHOOD, SPAM, COPYRIGHT, OTHER } = ReportReason;

/** The message to the author of a removed text, unless the operator writes another one. */
export const REMOVAL_MESSAGES: Record<ReportReasonCode, string> = {
  [ADVERTISING]: '광고나 홍보를 올릴 수 없어요.',
  [ABUSE]: '다른 사람을 욕하거나 깎아내리는 내용이 있어요.',
  [OBSCENE]: '보는 사람이 불쾌할 수 있는 내용이 있어요.',
  [PERSONAL_DATA]: '전화번호나 동·호수처럼 누구인지 알 수 있는 정보가 들어 있어요.',
  [FALSEHOOD]: '사실과 다른 내용이 있어요.',
  [SPAM]: '같은 내용을 여러 번 올렸어요.',
  [COPYRIGHT]: '다른 사람이 만든 자료를 허락 없이 올렸어요.',
  [OTHER]: '운영 정책에 맞지 않는 내용이 있어요.',
};
