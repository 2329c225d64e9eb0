import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { STAFF, type Section } from '../shared/staff-screen.ts';

export const section: Section = {
  screens: [
    {
      path: webPaths.adminProductQuestions,
      page: () => import('./pages/product-questions-page.tsx'),
      audience: STAFF,
      title: '상품 질문 답변',
      keywords: '상점 상품 문의 질문 답변 비밀글',
      icon: 'message-square',
      entry: { group: '상점', order: 88 },
      preload: [preload(listStaffQuestions, { query: listQuery(['search', 'state']) })],
    },
  ],
};
