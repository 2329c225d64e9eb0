import { getKaptNotice, listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { getSuggestAlertSetting, listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { getScoreSheet } from '@danji/contracts/bids/score-sheet.endpoints';
import { getSuggestItem, listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import {
  getSuggestRequest,
  listOfferedPrices,
  listSuggestRequests,
} from '@danji/contracts/bids/suggest-request.endpoints';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen } from '@danji/shell-sdk';

const ID = { params: { id: ':nanoId' } } as const;
const NOTICE_FILTERS = [
  'search',
  'space_id',
  'suggest_type',
  'state',
  'category',
  'region',
  'sido',
  'filter_range',
  'year',
  'is_open',
  'is_own',
  'is_unread',
  'is_fav',
  'ordering',
] as const;

/** The screens of bid notices, requests on them and alerts of new ones. */
export const noticeScreens: readonly Screen[] = [
  {
    path: webPaths.bids,
    page: () => import('./pages/notice-list-page.tsx'),
    audience: ['everybody'],
    title: '입찰공고',
    keywords: '입찰 공고 견적 제안 수의계약 비교견적 낙찰 모집',
    icon: 'gavel',
    menu: { order: 25, tab: true },
    preload: [preload(listSuggestItems, { query: listQuery(NOTICE_FILTERS) })],
  },
  {
    path: webPaths.bid(':nanoId'),
    page: () => import('./pages/notice-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getSuggestItem, ID)],
    preview: linkPreviewOf(getSuggestItem, {
      ...ID,
      title: 'title',
      description: 'business_title',
      card: 'result.share_picture_url',
    }),
  },
  {
    path: webPaths.kaptBids,
    page: () => import('./pages/kapt-notice-list-page.tsx'),
    audience: ['everybody'],
    title: 'K-apt 공고',
    keywords: 'K-apt 공동주택관리정보시스템 입찰 결과 낙찰 수의계약',
    icon: 'gavel',
    preload: [
      preload(listKaptNotices, {
        query: listQuery(['search', 'kind', 'category', 'region', 'sido', 'is_open', 'ordering']),
      }),
    ],
  },
  {
    path: webPaths.kaptBid(':id'),
    page: () => import('./pages/kapt-notice-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getKaptNotice, { params: { id: ':id' } })],
  },
  {
    path: webPaths.newBid,
    page: () => import('./pages/new-notice-page.tsx'),
    audience: ['general'],
    title: '공고 쓰기',
    icon: 'pencil',
  },
  {
    path: webPaths.bidEdit(':nanoId'),
    page: () => import('./pages/edit-notice-page.tsx'),
    audience: ['general'],
    preload: [preload(getSuggestItem, ID)],
  },
  {
    path: webPaths.bidOffer(':nanoId'),
    page: () => import('./pages/offer-page.tsx'),
    audience: ['brand'],
    preload: [preload(getSuggestItem, ID)],
  },
  {
    path: webPaths.bidOffers(':nanoId'),
    page: () => import('./pages/offers-page.tsx'),
    audience: ['general'],
    preload: [
      preload(getSuggestItem, ID),
      preload(listSuggestRequests, { query: { item_nano_id: ':nanoId', page: 1, page_size: 100 } }),
      preload(listOfferedPrices, { query: { item_nano_id: ':nanoId' } }),
    ],
  },
  {
    path: webPaths.bidScores(':nanoId'),
    page: () => import('./pages/scores-page.tsx'),
    audience: ['general'],
    preload: [preload(getSuggestItem, ID), preload(getScoreSheet, ID)],
  },
  {
    path: webPaths.bidPaper(':nanoId'),
    page: () => import('./pages/result-paper-page.tsx'),
    audience: ['general'],
    preload: [
      preload(getSuggestItem, ID),
      preload(listSuggestRequests, { query: { item_nano_id: ':nanoId', page: 1, page_size: 100 } }),
      preload(listOfferedPrices, { query: { item_nano_id: ':nanoId' } }),
    ],
  },
  {
    path: webPaths.bidReceipt(':nanoId'),
    page: () => import('./pages/receipt-page.tsx'),
    audience: ['brand'],
    preload: [preload(getSuggestRequest, ID)],
  },
  {
    path: webPaths.bidRequests,
    page: () => import('./pages/requests-page.tsx'),
    audience: ['general', 'brand'],
    title: '제안',
    keywords: '보낸 제안 받은 제안 견적 낙찰 선정',
    icon: 'send',
    preload: [preload(listSuggestRequests, { query: listQuery(['state', 'item_nano_id']) })],
  },
  {
    path: webPaths.bidRequest(':nanoId'),
    page: () => import('./pages/request-page.tsx'),
    audience: ['general', 'brand'],
    preload: [preload(getSuggestRequest, ID)],
  },
  {
    path: webPaths.bidAlerts,
    page: () => import('./pages/alerts-page.tsx'),
    audience: ['brand'],
    title: '새 공고 알림',
    keywords: '공고 알림 설정 지역 분야',
    icon: 'bell',
    preload: [preload(getSuggestAlertSetting, {}), preload(listSuggestAlerts, { query: listQuery(['is_read']) })],
  },
  {
    path: webPaths.kaptBidAlerts,
    page: () => import('./pages/kapt-alerts-page.tsx'),
    audience: ['brand'],
    title: '새 K-apt 공고 알림',
    keywords: '케이앱트 공고 알림 설정 지역 분야',
    icon: 'bell',
    preload: [preload(getSuggestAlertSetting, {}), preload(listKaptAlerts, { query: listQuery(['is_read']) })],
  },
];
