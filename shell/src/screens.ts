import { listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { getSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { listHomeAdvertisements } from '@danji/contracts/site/advertisement-home.endpoints';
import { getSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen } from '@danji/shell-sdk';

/** Its pieces are modules of the shell, which the page of a member renders first. */
type ShellScreen = Omit<Screen, 'pieces'> & { pieces?: readonly string[] };

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
  },
  {
    path: webPaths.signIn('brand'),
    page: () => import('./pages/sign-in-page.tsx').then(({ BrandSignInPage }) => ({ BrandSignInPage })),
    audience: EVERYBODY,
  },
  {
    path: webPaths.signIn('staff'),
    page: () => import('./pages/sign-in-page.tsx').then(({ StaffSignInPage }) => ({ StaffSignInPage })),
    audience: EVERYBODY,
  },
  {
    path: webPaths.signUp('user'),
    page: () => import('./pages/sign-up-page.tsx').then(({ UserSignUpPage }) => ({ UserSignUpPage })),
    audience: EVERYBODY,
  },
  {
    path: webPaths.signUp('brand'),
    page: () => import('./pages/sign-up-page.tsx').then(({ BrandSignUpPage }) => ({ BrandSignUpPage })),
    audience: EVERYBODY,
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
  { path: webPaths.findEmail, page: () => import('./pages/find-email-page.tsx'), audience: EVERYBODY },
  { path: webPaths.findPassword, page: () => import('./pages/find-password-page.tsx'), audience: EVERYBODY },
  {
    path: webPaths.me,
    page: () => import('./pages/me-page.tsx'),
    audience: MEMBERS,
    preload: [
      preload(listConsents, { query: { page: 1, page_size: 10 }, audience: ['general', 'brand'] }),
      preload(getSecondFactor, { audience: ['staff', 'admin'] }),
    ],
  },
  {
    path: webPaths.notifications,
    page: () => import('./pages/notifications-page.tsx'),
    audience: MEMBERS,
    preload: [preload(listNotifications, { query: listQuery(['notification_type', 'is_read']) })],
  },
  {
    path: webPaths.terms,
    page: () => import('./pages/terms-page.tsx'),
    audience: EVERYBODY,
    preview: documentPreview(DocumentType.TERMS),
  },
  {
    path: webPaths.privacy,
    page: () => import('./pages/privacy-page.tsx'),
    audience: EVERYBODY,
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
