import type { Contributions } from '@danji/contracts/releases/contributions';

/** The additions of this remote to the screens of the shell. */
export const contributions: Contributions = {
  homeTiles: [
    { icon: 'help', title: '고객지원', text: '새로워진 기능과 점검 일정을 공지사항에서 알려 드려요.', order: 30 },
  ],
  footerLinks: [
    { label: '공지사항', path: '/support/notices', order: 10, audience: ['everybody'] },
    { label: '자주 묻는 질문', path: '/support/faq', order: 11, audience: ['everybody'] },
    { label: '1:1 문의', path: '/support/inquiries', order: 12, audience: ['everybody'] },
  ],
  linkedWords: [{ word: '고객센터', path: '/support/inquiries/new', order: 10 }],
  searchTexts: [
    {
      words: ['커뮤니티'],
      text: '커뮤니티 글의 제목과 내용으로 글을 찾을 수 있어요.',
      order: 70,
      audience: ['everybody'],
    },
    { words: ['공지사항'], text: '공지사항에 적힌 말로 찾을 수 있어요.', order: 80, audience: ['everybody'] },
  ],
};
