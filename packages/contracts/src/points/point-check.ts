import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { created, date, entity, id, labelled, nullable, oneOf } from '../fields.ts';
import { PointHistoryType } from './point-history-type.ts';

const total = (label: string) => Type.Integer({ minimum: 0, label });

/** A run of the reconciliation of the ledger of points. */
export const pointCheck = entity('PointCheck', {
  id,
  accounts: total('확인한 회원'),
  entries: total('확인한 내역'),
  /** All that were found; at most `MAX_STORED_DIFFERENCES` of them are listed. */
  differences: total('차이'),
  /** Milliseconds. */
  elapsed: total('걸린 시간'),
  created,
});
export type PointCheck = Static<typeof pointCheck>;

/** The most differences of a run that are stored. */
export const MAX_STORED_DIFFERENCES = 1_000;

/** The kinds of differences, and the meaning of their two numbers. */
export const POINT_DIFFERENCES = {
  points: { label: '회원의 포인트', expected: '내역의 합', actual: '회원 정보의 값' },
  earned: { label: '회원의 누적 포인트', expected: '내역의 합', actual: '회원 정보의 값' },
  balance: { label: '마지막 잔액', expected: '내역의 합', actual: '마지막 내역의 잔액' },
  chain: { label: '이어지지 않는 잔액', expected: '이어져야 할 잔액', actual: '내역의 잔액' },
  gap: { label: '빠진 내역', expected: '이어져야 할 순번', actual: '내역의 순번' },
  day_issued: { label: '하루의 발행', expected: '내역의 합', actual: '모아 둔 합' },
  day_spent: { label: '하루의 사용', expected: '내역의 합', actual: '모아 둔 합' },
  day_earned: { label: '하루의 누적', expected: '내역의 합', actual: '모아 둔 합' },
  held: { label: '잔액보다 많이 묶인 포인트', expected: '잔액', actual: '묶인 포인트' },
} as const;
export type PointDifferenceKind = keyof typeof POINT_DIFFERENCES;

/** Two numbers of an account, or of a business day and a type, that must be equal and are not. */
export const pointDifference = entity('PointDifference', {
  id,
  user: labelled('회원', nullable(personRef)),
  day: labelled('날', nullable(date('날'))),
  history_type: labelled('내역의 구분', nullable(PointHistoryType.schema)),
  kind: labelled('구분', oneOf(...(Object.keys(POINT_DIFFERENCES) as PointDifferenceKind[]))),
  /** The place of the entry in the history of the account, where it is about one. */
  position: labelled('내역의 순번', nullable(Type.Integer())),
  expected: Type.Integer({ label: '맞는 값' }),
  actual: Type.Integer({ label: '있는 값' }),
});
export type PointDifference = Static<typeof pointDifference>;
