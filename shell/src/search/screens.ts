import { webPaths } from '@danji/contracts/web-paths';
import type { SessionView } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';
import type { MenuEntry } from '../shared/menu.ts';

/** A screen that the search can find. */
export type ScreenHit = {
  label: string;
  path: string;
  icon: IconName;
  /** Other names of the screen. */ words: string;
};

type Visitor = Pick<SessionView, 'status' | 'kind'>;

const EVERYBODY: ScreenHit[] = [
  { label: '홈', path: webPaths.home, icon: 'home', words: '처음 메인' },
  { label: '이용약관', path: webPaths.terms, icon: 'file-text', words: '약관 서비스' },
  { label: '개인정보처리방침', path: webPaths.privacy, icon: 'lock', words: '개인정보 프라이버시' },
];
const GUESTS: ScreenHit[] = [
  { label: '로그인', path: webPaths.signIn(), icon: 'log-in', words: '카카오 이메일' },
  { label: '업체 로그인', path: webPaths.signIn('brand'), icon: 'store', words: '사업자 업체' },
  { label: '회원가입', path: webPaths.signUp('user'), icon: 'user-plus', words: '가입 시작' },
  { label: '업체 회원가입', path: webPaths.signUp('brand'), icon: 'store', words: '사업자 가입' },
  { label: '이메일 찾기', path: webPaths.findEmail, icon: 'mail', words: '아이디' },
  { label: '비밀번호 찾기', path: webPaths.findPassword, icon: 'key', words: '암호 재설정' },
];
const MEMBERS: ScreenHit[] = [
  {
    label: '내 정보',
    path: webPaths.me,
    icon: 'user',
    words: '프로필 비밀번호 휴대폰 번호 변경 탈퇴 설정 화면 테마 다크모드 계정 로그아웃',
  },
  { label: '알림', path: webPaths.notifications, icon: 'bell', words: '소식 메시지' },
];

const squeeze = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** The screens that this account may open and whose name or keywords contain every word of the query. */
export function findScreens(query: string, menu: readonly MenuEntry[], { status }: Visitor): ScreenHit[] {
  const words = query.split(/\s+/).map(squeeze).filter(Boolean);
  const screens = [
    ...menu.map(({ label, path, icon }) => ({ label, path, icon, words: '' })),
    ...(status === 'signed_in' ? MEMBERS : GUESTS),
    ...EVERYBODY,
  ];
  return screens.filter(({ label, words: others }) => words.every((word) => squeeze(label + others).includes(word)));
}
