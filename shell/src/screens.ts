import { listOpenSessions } from '@danji/contracts/accounts/open-session.endpoints';
import { listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { getSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { getNotificationSettings } from '@danji/contracts/notifications/delivery.endpoints';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { listHomeAdvertisements } from '@danji/contracts/site/advertisement-home.endpoints';
import { getSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen } from '@danji/shell-sdk';

/** Its pieces are modules of the shell, which the page of a member renders first. */
type ShellScreen = Omit<Screen, 'pieces'> & {
  pieces?: readonly string[];
  /** Whether only visitors who are not signed in find it. */
  isForVisitors?: true;
};

const EVERYBODY: Screen['audience'] = ['everybody'];
const MEMBERS: Screen['audience'] = ['general', 'brand', 'staff'];

const documentPreview = (document_type: DocumentTypeCode) =>
  linkPreviewOf(getSystemDocument, { query: { document_type }, title: 'title', article: 'content' });

/** The calls of the frame: the bell of the header, and the consent dialog of members who have not agreed yet. */
export const frame = [
  preload(countNotifications),
  preload(listConsents, { query: { page_size: 1 }, audience: ['general', 'brand'] }),
];

/** The shell's own screens. Members of an audience other than `everybody` sign in first. */
export const screens: readonly ShellScreen[] = [
  {
    path: webPaths.home,
    page: () => import('./pages/home-page.tsx'),
    audience: EVERYBODY,
    title: '홈',
    keywords: '처음 메인',
    icon: 'home',
    preload: [
      preload(listNotifications, { query: { page_size: 20 } }),
      preload(listHomeAdvertisements, { query: { category: AdType.BANNER } }),
    ],
    pieces: ['member-home', 'banner-section'],
  },
  {
    path: webPaths.signIn('general'),
    page: () => import('./pages/sign-in-page.tsx').then(({ GeneralSignInPage }) => ({ GeneralSignInPage })),
    audience: EVERYBODY,
    title: '로그인',
    keywords: '카카오 이메일',
    icon: 'log-in',
    isForVisitors: true,
  },
  {
    path: webPaths.signIn('brand'),
    page: () => import('./pages/sign-in-page.tsx').then(({ BrandSignInPage }) => ({ BrandSignInPage })),
    audience: EVERYBODY,
    title: '업체 로그인',
    keywords: '사업자 업체',
    icon: 'store',
    isForVisitors: true,
  },
  {
    path: webPaths.signIn('staff'),
    page: () => import('./pages/sign-in-page.tsx').then(({ StaffSignInPage }) => ({ StaffSignInPage })),
    audience: EVERYBODY,
    title: '운영자 로그인',
  },
  {
    path: webPaths.signUp('user'),
    page: () => import('./pages/sign-up-page.tsx').then(({ UserSignUpPage }) => ({ UserSignUpPage })),
    audience: EVERYBODY,
    title: '회원가입',
    keywords: '가입 시작',
    icon: 'user-plus',
    isForVisitors: true,
  },
  {
    path: webPaths.signUp('brand'),
    page: () => import('./pages/sign-up-page.tsx').then(({ BrandSignUpPage }) => ({ BrandSignUpPage })),
    audience: EVERYBODY,
    title: '업체회원 가입',
    keywords: '사업자 가입',
    icon: 'store',
    isForVisitors: true,
  },
  {
    path: webPaths.kakaoCallback('user'),
    page: () =>
      import('./pages/kakao-callback-page.tsx').then(({ UserKakaoCallbackPage }) => ({ UserKakaoCallbackPage })),
    audience: EVERYBODY,
  },
  {
    path: webPaths.kakaoCallback('brand'),
    page: () =>
      import('./pages/kakao-callback-page.tsx').then(({ BrandKakaoCallbackPage }) => ({ BrandKakaoCallbackPage })),
    audience: EVERYBODY,
  },
  {
    path: webPaths.findEmail,
    page: () => import('./pages/find-email-page.tsx'),
    audience: EVERYBODY,
    title: '이메일 찾기',
    keywords: '아이디',
    icon: 'mail',
    isForVisitors: true,
  },
  {
    path: webPaths.findPassword,
    page: () => import('./pages/find-password-page.tsx'),
    audience: EVERYBODY,
    title: '비밀번호 찾기',
    keywords: '암호 재설정',
    icon: 'key',
    isForVisitors: true,
  },
  {
    path: webPaths.me,
    page: () => import('./pages/me-page.tsx'),
    audience: MEMBERS,
    title: '내 정보',
    keywords:
      '프로필 비밀번호 이메일 휴대폰 번호 변경 카카오 연결 로그인한 기기 추천 코드 탈퇴 설정 화면 테마 다크모드 계정 로그아웃',
    icon: 'user',
    preload: [
      preload(listOpenSessions, { audience: ['general', 'brand', 'staff', 'admin'] }),
      preload(listConsents, { query: { page: 1, page_size: 10 }, audience: ['general', 'brand'] }),
      preload(getSecondFactor, { audience: ['staff', 'admin'] }),
    ],
  },
  {
    path: webPaths.notifications,
    page: () => import('./pages/notifications-page.tsx'),
    audience: MEMBERS,
    title: '알림',
    keywords: '소식 메시지',
    icon: 'bell',
    preload: [preload(listNotifications, { query: listQuery(['notification_type', 'is_read']) })],
  },
  {
    path: webPaths.notificationSettings,
    page: () => import('./pages/notification-settings-page.tsx'),
    audience: MEMBERS,
    title: '알림 설정',
    keywords: '이메일 알림 메일 수신 거부 하루 한 번 푸시 기기 야간',
    icon: 'bell',
    preload: [preload(getNotificationSettings)],
  },
  { path: webPaths.unsubscribe, page: () => import('./pages/unsubscribe-page.tsx'), audience: EVERYBODY },
  {
    path: webPaths.terms,
    page: () => import('./pages/terms-page.tsx'),
    audience: EVERYBODY,
    title: '이용약관',
    keywords: '약관 서비스',
    icon: 'file-text',
    preview: documentPreview(DocumentType.TERMS),
  },
  {
    path: webPaths.privacy,
    page: () => import('./pages/privacy-page.tsx'),
    audience: EVERYBODY,
    title: '개인정보처리방침',
    keywords: '개인정보 프라이버시',
    icon: 'lock',
    preview: documentPreview(DocumentType.PRIVACY),
  },
  { path: webPaths.search, page: () => import('./pages/search-page.tsx'), audience: EVERYBODY },
  {
    path: '/unavailable',
    page: () => import('./pages/message-pages.tsx').then(({ UnavailablePage }) => ({ UnavailablePage })),
    audience: EVERYBODY,
  },
  { path: webPaths.openInBrowser, page: () => import('./pages/open-in-browser-page.tsx'), audience: EVERYBODY },
];
