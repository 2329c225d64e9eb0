/** A Kakao account of the sandbox. A field is absent when the user has no such value or has not agreed to share it. */
export type KakaoAccount = {
  id: number;
  nickname: string;
  /** The purpose of this account in a test; displayed in the picker. */
  note: string;
  name?: string;
  email?: { address: string; verified: boolean };
  /** With hyphens: `010-0000-9101`. */
  tel?: string;
  /** `YYYY-MM-DD`. */
  birthday?: string;
  gender?: 'male' | 'female';
};

/** Invented accounts; the numbers are not assigned. */
export const KAKAO_ACCOUNTS: readonly KakaoAccount[] = [
  {
    id: 4_021_000_001,
    nickname: '하늘',
    name: '김하늘',
    note: '이메일과 휴대폰 번호가 확인된 계정',
    email: { address: 'haneul.kim@kakao.test', verified: true },
    tel: '010-0000-9101',
    birthday: '1988-04-12',
    gender: 'female',
  },
  {
    id: 4_021_000_002,
    nickname: '서준',
    name: '이서준',
    note: '이메일이 없는 계정',
    tel: '010-0000-9102',
    birthday: '1979-11-30',
    gender: 'male',
  },
  {
    id: 4_021_000_003,
    nickname: '도윤',
    name: '박도윤',
    note: '이메일을 아직 확인하지 않은 계정',
    email: { address: 'doyun.park@kakao.test', verified: false },
    tel: '010-0000-9103',
    birthday: '1992-02-03',
    gender: 'male',
  },
  {
    id: 4_021_000_004,
    nickname: '지우 (한빛설비)',
    name: '최지우',
    note: '업체회원과 같은 이메일을 쓰는 계정',
    email: { address: 'brand@danji.test', verified: true },
    tel: '010-0000-9104',
    birthday: '1984-07-21',
    gender: 'female',
  },
  {
    id: 4_021_000_005,
    nickname: '소장님',
    name: '정유진',
    note: '일반회원과 같은 이메일을 쓰는 계정',
    email: { address: 'manager@danji.test', verified: true },
    tel: '010-0000-9105',
    birthday: '1971-09-08',
    gender: 'female',
  },
  { id: 4_021_000_006, nickname: '별명만', note: '별명만 제공에 동의한 계정' },
];
