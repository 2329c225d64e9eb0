import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { created, date, entity, id, labelled, nullable, search, strictObject } from '../fields.ts';
import { PointHistoryType } from './point-history-type.ts';

/** One change of the points of an account (SPEC §3). */
export const pointHistory = entity('PointHistory', {
  id,
  user: labelled('회원', personRef),
  brand: labelled('업체', nullable(strictObject({ name: Type.String({ label: '상호' }) }))),
  general: labelled('일반회원', nullable(strictObject({ building_name: Type.String({ label: '건물 이름' }) }))),
  point: Type.Integer({ label: '포인트' }),
  balance: Type.Integer({ label: '남은 포인트' }),
  history_type: labelled('구분', PointHistoryType.schema),
  description: Type.String({ label: '내용' }),
  /** Facts at the time; `path` is the address in the app of what the entry is about. */
  data: labelled(
    '자세한 내용',
    Type.Object({ path: Type.Optional(Type.String({ label: '주소' })) }, { additionalProperties: true }),
  ),
  /** The operator who gave or took the points by hand; null for other entries, and for members. */
  staff: labelled('처리한 운영자', nullable(personRef)),
  created,
});
export type PointHistory = Static<typeof pointHistory>;

/** The filters of entries; the days are Korean days. */
export const pointHistoryFilters = {
  search,
  history_type: Type.Optional(labelled('구분', PointHistoryType.schema)),
  date_start: Type.Optional(date('시작일')),
  date_end: Type.Optional(date('종료일')),
};
