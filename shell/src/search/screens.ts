import { webPaths } from '@danji/contracts/web-paths';
import type { SessionView } from '@danji/shell-sdk';
import type { MenuEntry } from '../shared/menu.ts';

/** A screen that the search can find. */
export type ScreenResult = {
  label: string;
  path: string;
  icon: string;
  /** Other names of the screen. */ keywords: string;
};

type Visitor = Pick<SessionView, 'status' | 'kind'>;

const PUBLIC_SCREENS: ScreenResult[] = [
  { label: '홈', path: webPaths.home, icon: 'home', keywords: '처음 메인' },
  { label: '이용약관', path: webPaths.terms, icon: 'file-text', keywords: '약관 서비스' },
  { label: '개인정보처리방침', path: webPaths.privacy, icon: 'lock', keywords: '개인정보 프라이버시' },
];
const VISITOR_SCREENS: ScreenResult[] = [
  { label: '로그인', path: webPaths.signIn(), icon: 'log-in', keywords: '카카오 이메일' },
  { label: '업체 로그인', path: webPaths.signIn('brand'), icon: 'store', keywords: '사업자 업체' },
  { label: '회원가입', path: webPaths.signUp('user'), icon: 'user-plus', keywords: '가입 시작' },
  { label: '업체 회원가입', path: webPaths.signUp('brand'), icon: 'store', keywords: '사업자 가입' },
  { label: '이메일 찾기', path: webPaths.findEmail, icon: 'mail', keywords: '아이디' },
  { label: '비밀번호 찾기', path: webPaths.findPassword, icon: 'key', keywords: '암호 재설정' },
];
const MEMBER_SCREENS: ScreenResult[] = [
  {
    label: '내 정보',
    path: webPaths.me,
    icon: 'user',
    keywords: '프로필 비밀번호 휴대폰 번호 변경 탈퇴 설정 화면 테마 다크모드 계정 로그아웃',
  },
  { label: '알림', path: webPaths.notifications, icon: 'bell', keywords: '소식 메시지' },
];

const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** The screens that this account may open and whose name or keywords contain every word of the query. */
export function findScreens(query: string, menu: readonly MenuEntry[], { status }: Visitor): ScreenResult[] {
  const keywords = query.split(/\s+/).map(normalise).filter(Boolean);
  const screens = [
    ...menu.map(({ label, path, icon }) => ({ label, path, icon, keywords: '' })),
    ...(status === 'signed_in' ? MEMBER_SCREENS : VISITOR_SCREENS),
    ...PUBLIC_SCREENS,
  ];
  return screens.filter(({ label, keywords: others }) =>
    keywords.every((word) => normalise(label + others).includes(word)),
  );
}
