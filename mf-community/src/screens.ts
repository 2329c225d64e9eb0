import { listCommunityDrafts } from '@danji/contracts/community/community-author.endpoints';
import { listCommunityAnswers } from '@danji/contracts/community/community-answer.endpoints';
import { getOwnCommunityBan } from '@danji/contracts/community/community-ban.endpoints';
import { listCommunityBlocks } from '@danji/contracts/community/community-block.endpoints';
import { listCommunityBookmarks } from '@danji/contracts/community/community-follow.endpoints';
import {
  listCommunityAuthorFollows,
  listCommunityCategoryFollows,
} from '@danji/contracts/community/community-new-post-follow.endpoints';
import { getCommunityPost, listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { getCommunityProfile } from '@danji/contracts/community/community-profile.endpoints';
import { getCommunityIncome, listCommunityIncome } from '@danji/contracts/community/community-purchase.endpoints';
import { listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import { getFaq, listFaqs } from '@danji/contracts/community/faq.endpoints';
import { getInquiry, listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import { linkPreviewOf, previewedAnswers } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';
import { FAQ_PAGE_SIZE } from './faq/faq-page-size.ts';

const POST_FILTERS = ['search', 'category1', 'category2', 'sigungu', 'question_state', 'is_own', 'ordering'];

export const screens: readonly Screen[] = [
  {
    path: webPaths.community,
    page: () => import('./pages/post-list-page.tsx'),
    audience: ['everybody'],
    title: '커뮤니티',
    keywords: '게시판 질문 답변 자료실 정보마당 소통마당 서식',
    icon: 'message-circle',
    menu: { order: 45 },
    preload: [preload(listCommunityPosts, { query: listQuery(POST_FILTERS) })],
  },
  {
    path: webPaths.communityCategory(':top'),
    page: () => import('./pages/post-list-page.tsx'),
    audience: ['everybody'],
    preload: [
      preload(listCommunityPosts, { query: { ...listQuery(POST_FILTERS), category: ':top' } }),
      preload(listCommunityCategoryFollows, { audience: ['general', 'brand'] }),
    ],
  },
  {
    path: webPaths.communityPost(':nanoId'),
    page: () => import('./pages/post-page.tsx'),
    audience: ['everybody'],
    preload: [
      preload(getCommunityPost, { params: { id: ':nanoId' } }),
      preload(getOwnCommunityBan, { audience: ['general', 'brand'] }),
    ],
    // The preview is what everybody may read; the text of a post that is withheld is not in the response.
    preview: linkPreviewOf(getCommunityPost, {
      params: { id: ':nanoId' },
      title: 'board.title',
      description: 'preview',
      article: 'board.content',
      card: 'share_picture_url',
      writing: { kind: 'article', published: 'published', changed: 'board.updated', author: 'board.user.nickname' },
      answers: {
        when: 'is_question',
        count: 'answers',
        recommends: 'recommends',
        ...previewedAnswers(listCommunityAnswers, {
          query: { question_nano_id: ':nanoId' },
          text: 'board.content',
          created: 'board.created',
          author: 'user.nickname',
          is_accepted: 'is_accepted',
          answer_recommends: 'recommends',
        }),
      },
    }),
  },
  {
    path: webPaths.communityPostEdit(':nanoId'),
    page: () => import('./pages/edit-post-page.tsx'),
    audience: ['general', 'brand'],
    preload: [preload(getCommunityPost, { params: { id: ':nanoId' } }), preload(getOwnCommunityBan)],
  },
  {
    path: webPaths.communityPostVersions(':nanoId'),
    page: () => import('./pages/post-versions-page.tsx'),
    audience: ['general', 'brand', 'staff'],
    preload: [
      preload(listCommunityVersions, { params: { id: ':nanoId' }, query: listQuery([]), where: { version: null } }),
    ],
  },
  {
    path: webPaths.communityWrite,
    page: () => import('./pages/write-post-page.tsx'),
    audience: ['general', 'brand'],
    title: '커뮤니티 글쓰기',
    icon: 'pencil',
    preload: [preload(getOwnCommunityBan)],
  },
  {
    path: webPaths.communityDrafts,
    page: () => import('./pages/drafts-page.tsx'),
    audience: ['general', 'brand'],
    title: '임시저장한 글',
    icon: 'file-text',
    preload: [preload(listCommunityDrafts, { query: listQuery([]) })],
  },
  {
    path: webPaths.communityIncome,
    page: () => import('./pages/income-page.tsx'),
    audience: ['general', 'brand'],
    title: '판매 수익',
    keywords: '커뮤니티 자료 판매 포인트 수수료',
    icon: 'coins',
    preload: [
      preload(listCommunityIncome, { query: listQuery(['date_start', 'date_end']) }),
      preload(getCommunityIncome, { query: { date_start: '?date_start', date_end: '?date_end' } }),
    ],
  },
  {
    path: webPaths.communityBlocks,
    page: () => import('./pages/blocks-page.tsx'),
    audience: ['general', 'brand'],
    title: '차단한 작성자',
    keywords: '커뮤니티 차단 해제 숨기기',
    icon: 'user-x',
    preload: [preload(listCommunityBlocks, { query: listQuery([]) })],
  },
  {
    path: webPaths.communityAuthor(':nanoId'),
    page: () => import('./pages/author-page.tsx'),
    audience: ['everybody'],
    preload: [
      preload(getCommunityProfile, { params: { id: ':nanoId' } }),
      preload(listCommunityPosts, { query: { ...listQuery([]), author: ':nanoId' } }),
    ],
  },
  {
    path: webPaths.communityFollows,
    page: () => import('./pages/follows-page.tsx'),
    audience: ['general', 'brand'],
    title: '새 글 알림',
    keywords: '커뮤니티 구독 팔로우 분류 작성자',
    icon: 'bell',
    preload: [preload(listCommunityAuthorFollows, { query: listQuery([]) }), preload(listCommunityCategoryFollows)],
  },
  {
    path: webPaths.communityBookmarks,
    page: () => import('./pages/bookmarks-page.tsx'),
    audience: ['general', 'brand'],
    title: '북마크한 글',
    icon: 'star',
    preload: [preload(listCommunityBookmarks, { query: listQuery([]) })],
  },
  {
    path: webPaths.notices,
    page: () => import('./pages/notice-list-page.tsx'),
    audience: ['everybody'],
    title: '공지사항',
    keywords: '고객지원 소식 새 기능 점검',
    icon: 'help',
    menu: { order: 80, label: '고객지원' },
    preload: [preload(listNotices, { query: listQuery(['search'], 15) })],
  },
  {
    path: webPaths.notice(':nanoId'),
    page: () => import('./pages/notice-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getNotice, { params: { id: ':nanoId' } })],
    preview: linkPreviewOf(getNotice, {
      params: { id: ':nanoId' },
      title: 'board.title',
      article: 'board.content',
      writing: { kind: 'article', published: 'published', changed: 'board.updated' },
    }),
  },
  {
    path: webPaths.faqs,
    page: () => import('./pages/faq-list-page.tsx'),
    audience: ['everybody'],
    title: '자주 묻는 질문',
    keywords: '고객지원 고객센터 도움말 FAQ 사용법',
    icon: 'help',
    preload: [preload(listFaqs, { query: listQuery(['search', 'category'], FAQ_PAGE_SIZE) })],
  },
  {
    path: webPaths.faq(':nanoId'),
    page: () => import('./pages/faq-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getFaq, { params: { id: ':nanoId' } })],
    preview: linkPreviewOf(getFaq, {
      params: { id: ':nanoId' },
      title: 'question.title',
      article: 'answer.content',
      writing: { kind: 'faq', published: 'question.created', changed: 'question.updated' },
    }),
  },
  {
    path: webPaths.inquiries,
    page: () => import('./pages/inquiry-list-page.tsx'),
    audience: ['everybody'],
    title: '1:1 문의',
    keywords: '고객지원 고객센터 상담 물어보기',
    icon: 'headset',
    preload: [preload(listInquiries, { query: listQuery(['search', 'state']), audience: ['general', 'brand'] })],
  },
  {
    path: webPaths.newInquiry,
    page: () => import('./pages/new-inquiry-page.tsx'),
    audience: ['everybody'],
  },
  {
    path: webPaths.visitorInquiries,
    page: () => import('./pages/visitor-inquiry-list-page.tsx'),
    audience: ['everybody'],
    title: '비회원 문의',
    keywords: '고객지원 고객센터 로그인 정지 탈퇴 휴대폰 인증',
    icon: 'headset',
  },
  {
    path: webPaths.visitorInquiry(':nanoId'),
    page: () => import('./pages/visitor-inquiry-page.tsx'),
    audience: ['everybody'],
  },
  {
    path: webPaths.inquiry(':nanoId'),
    page: () => import('./pages/inquiry-page.tsx'),
    audience: ['general', 'brand', 'staff'],
    preload: [preload(getInquiry, { params: { id: ':nanoId' } })],
  },
];

export const slots = {
  'home.main': [
    {
      component: () => import('./home/home-posts.tsx'),
      preload: [
        preload(listCommunityPosts, {
          query: { ordering: '-popularity', page_size: 5 },
          audience: ['general', 'brand'],
        }),
      ],
    },
    {
      component: () => import('./home/home-notices.tsx'),
      preload: [preload(listNotices, { query: { page_size: 3 } })],
    },
  ],
  search: {
    component: () => import('./search/search-results.tsx'),
    preload: [
      preload(listCommunityPosts, { query: { search: '?q', page_size: 5 } }),
      preload(listNotices, { query: { search: '?q', page_size: 5 } }),
    ],
    pieces: ['result-section-body'],
  },
} satisfies Slots;
