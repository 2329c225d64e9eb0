import type { HostedRemote } from '@danji/contracts/releases/release';
import { webPaths } from '@danji/contracts/web-paths';
import type { SessionView } from '@danji/shell-sdk';
import { isVisibleTo } from '../shared/contributions.ts';
import { listMenuEntries } from '../shared/menu.ts';

/** A screen that the search can find. */
export type ScreenResult = {
  label: string;
  path: string;
  icon: string;
  /** Other names of the screen. */ keywords: string;
};

type Visitor = Pick<SessionView, 'status' | 'kind' | 'isAdmin'>;

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

const hasVariable = ({ path }: { path: string }): boolean => path.includes('/:');

/** The screens that a remote names for an account; their menu entries are other names of them. */
function listNamedScreens(hosted: HostedRemote, visitor: Visitor): ScreenResult[] {
  const menu = listMenuEntries([hosted], visitor);
  const named = (hosted.titles ?? []).filter((screen) => isVisibleTo(screen, visitor));
  return [
    ...menu
      .filter(({ path }) => !named.some((screen) => screen.path === path))
      .map(({ label, path, icon }) => ({ label, path, icon, keywords: '' })),
    ...named.map(({ title, path, icon, keywords = '' }) => ({
      label: title,
      path,
      icon,
      keywords: [keywords, ...menu.filter((item) => item.path === path).map(({ label }) => label)].join(' '),
    })),
  ];
}

const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** Keeps the screens whose name or keywords contain every word of the query. */
function filterByQuery(query: string, screens: readonly ScreenResult[]): ScreenResult[] {
  const words = query.split(/\s+/).map(normalise).filter(Boolean);
  return screens.filter(({ label, keywords }) => words.every((word) => normalise(label + keywords).includes(word)));
}

/** The screens that this account may open and that match the query. */
export const findScreens = (query: string, remotes: readonly HostedRemote[], visitor: Visitor): ScreenResult[] =>
  filterByQuery(query, [
    ...remotes.flatMap((hosted) => listNamedScreens(hosted, visitor)).filter((screen) => !hasVariable(screen)),
    ...(visitor.status === 'signed_in' ? MEMBER_SCREENS : VISITOR_SCREENS),
    ...PUBLIC_SCREENS,
  ]);

/** The screens of one remote with variables in their addresses, filled in; those that need other values are left out. */
export const findScreensWith = (
  query: string,
  hosted: HostedRemote,
  visitor: Visitor,
  params: Readonly<Record<string, string | number>>,
): ScreenResult[] =>
  filterByQuery(
    query,
    listNamedScreens(hosted, visitor)
      .filter(hasVariable)
      .map(({ path, ...screen }) => ({
        ...screen,
        path: path.replaceAll(/:(\w+)/g, (variable, name: string) => String(params[name] ?? variable)),
      }))
      .filter((screen) => !hasVariable(screen)),
  );
