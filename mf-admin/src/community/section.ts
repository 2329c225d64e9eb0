import { ReviewState } from '@danji/contracts/codes/report-codes';
import { listCommunityBans } from '@danji/contracts/community/community-ban.endpoints';
import { getCommunityStatistics } from '@danji/contracts/community/community-statistics.endpoints';
import { getFaq } from '@danji/contracts/community/faq.endpoints';
import { listStaffFaqs } from '@danji/contracts/community/faq-staff.endpoints';
import { getInquiry, getInquiryNumbers, listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import { listSavedReplies } from '@danji/contracts/community/saved-reply.endpoints';
import { listListedWords } from '@danji/contracts/community/listed-word.endpoints';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { getReviewCase, listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { LAST_30_DAYS, STAFF, type Section } from '../shared/staff-screen.ts';

const id = { id: ':id' } as const;

export const section: Section = {
  dashboard: {
    preload: [
      preload(listReviewCases, { query: { page: 1, page_size: 1, state: ReviewState.OPEN } }),
      preload(getInquiryNumbers),
    ],
  },
  screens: [
    {
      path: webPaths.adminNotices,
      page: () => import('./pages/notices-page.tsx'),
      audience: STAFF,
      title: '공지사항 관리',
      keywords: '공지 글',
      icon: 'file-text',
      entry: { group: '콘텐츠', order: 90 },
      preload: [
        preload(listStaffNotices, { query: listQuery(['search', 'board_status', 'is_important', 'ordering']) }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminNotice(':id'),
      page: () => import('./pages/notice-edit-page.tsx'),
      audience: STAFF,
      preload: [preload(getNotice, { params: id })],
    },
    {
      path: webPaths.adminFaqs,
      page: () => import('./pages/faqs-page.tsx'),
      audience: STAFF,
      title: '자주 묻는 질문 관리',
      keywords: '고객지원 도움말 FAQ 글',
      icon: 'help',
      entry: { group: '콘텐츠', order: 91 },
      preload: [preload(listStaffFaqs, { query: listQuery(['search', 'category', 'board_status']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminFaq(':id'),
      page: () => import('./pages/faq-edit-page.tsx'),
      audience: STAFF,
      preload: [preload(getFaq, { params: id })],
    },
    {
      path: webPaths.adminInquiries,
      page: () => import('./pages/inquiries-page.tsx'),
      audience: STAFF,
      title: '1:1 문의 답변',
      keywords: '고객지원 고객센터 상담 답변',
      icon: 'headset',
      entry: { group: '소통', order: 71 },
      preload: [
        preload(listInquiries, { query: listQuery(['search', 'category', 'state']) }),
        preload(getInquiryNumbers),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminInquiry(':id'),
      page: () => import('./pages/inquiry-page.tsx'),
      audience: STAFF,
      preload: [preload(getInquiry, { params: id }), preload(listSavedReplies)],
    },
    {
      path: webPaths.adminSavedReplies,
      page: () => import('./pages/saved-replies-page.tsx'),
      audience: STAFF,
      title: '자주 쓰는 답변',
      keywords: '고객지원 상담 문의 매크로 답변 문구',
      icon: 'message-square',
      entry: { group: '소통', order: 73 },
      preload: [preload(listSavedReplies)],
    },
    {
      path: webPaths.adminReports,
      page: () => import('./pages/reports-page.tsx'),
      audience: STAFF,
      title: '신고된 글',
      keywords: '커뮤니티 신고 검토 가림 차단 제재 글 답변 댓글 상품 후기 질문',
      icon: 'shield-check',
      entry: { group: '소통', order: 72 },
      preload: [preload(listReviewCases, { query: listQuery(['state', 'kind']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminCommunityBans,
      page: () => import('./pages/bans-page.tsx'),
      audience: STAFF,
      title: '커뮤니티 활동 제한',
      keywords: '정지 제재 밴 차단 회원 글쓰기 해제',
      icon: 'user-x',
      entry: { group: '소통', order: 72 },
      preload: [preload(listCommunityBans, { query: listQuery(['search', 'state']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminListedWords,
      page: () => import('./pages/listed-words-page.tsx'),
      audience: STAFF,
      title: '커뮤니티 단어',
      keywords: '금칙어 금지어 비속어 욕설 필터 보류',
      icon: 'shield-check',
      entry: { group: '소통', order: 73 },
      preload: [preload(listListedWords, { query: listQuery(['action']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminReport(':id'),
      page: () => import('./pages/report-page.tsx'),
      audience: STAFF,
      preload: [preload(getReviewCase, { params: id })],
    },
    {
      path: webPaths.adminCommunityStatistics,
      page: () => import('./pages/community-statistics-page.tsx'),
      audience: STAFF,
      title: '커뮤니티 통계',
      keywords: '활동 글쓴이 답변율 채택 포인트',
      icon: 'trending-up',
      entry: { group: '소통', order: 74 },
      preload: [preload(getCommunityStatistics, { query: LAST_30_DAYS })],
    },
  ],
};
