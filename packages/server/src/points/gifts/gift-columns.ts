export type GiftField = 'user_id' | 'name';

/** The columns of a sheet of gifts. The name may be left out; when it is there, it must be that of the member. */
export const GIFT_COLUMNS: readonly { field: GiftField; head: string; width: number }[] = [
  { field: 'user_id', head: '회원 번호', width: 14 },
  { field: 'name', head: '이름', width: 40 },
];
export const REQUIRED_HEADS: readonly string[] = ['회원 번호'];
