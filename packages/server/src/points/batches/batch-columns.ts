export type BatchField = 'user_id' | 'name' | 'point' | 'description';

/** The columns of a sheet of entries by hand. The name may be left out; when it is there, it must be that of the member. */
export const BATCH_COLUMNS: readonly { field: BatchField; head: string; width: number }[] = [
  { field: 'user_id', head: '회원 번호', width: 14 },
  { field: 'name', head: '이름', width: 16 },
  { field: 'point', head: '포인트', width: 14 },
  { field: 'description', head: '사유', width: 40 },
];
export const REQUIRED_HEADS: readonly string[] = ['회원 번호', '포인트', '사유'];
