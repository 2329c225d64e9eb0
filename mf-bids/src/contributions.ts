import type { Contributions } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';

/** The contributions of this remote to the screens of the shell. */
export const contributions: Contributions = {
  homeTiles: [
    {
      icon: 'gavel',
      title: '입찰공고',
      text: '공고를 올려 제안을 받고, 밀봉된 제안을 함께 개봉해 품목끼리 비교해요.',
      order: 15,
    },
    {
      icon: 'store',
      title: '업체 찾기',
      text: '공사·용역·물품 업체를 분야와 지역으로 찾고, 소개와 연락처를 바로 확인해요.',
      order: 20,
    },
  ],
  quickActions: [
    {
      label: '입찰공고 쓰기',
      hint: '제안을 받아 비교해요',
      path: webPaths.newBid,
      icon: 'gavel',
      order: 35,
      audience: ['general'],
    },
    {
      label: '입찰공고 찾기',
      hint: '새 공고를 먼저 봐요',
      path: webPaths.bids,
      icon: 'gavel',
      order: 15,
      audience: ['brand'],
    },
    {
      label: '업체 찾기',
      hint: '분야와 지역으로',
      path: webPaths.companies,
      icon: 'store',
      order: 40,
      audience: ['general'],
    },
    {
      label: '업체 소개 쓰기',
      hint: '관리사무소가 찾아와요',
      path: webPaths.newCompany,
      icon: 'pencil',
      order: 20,
      audience: ['brand'],
    },
  ],
  landings: [{ path: webPaths.vendor, order: 1, audience: ['brand'] }],
  footerLinks: [
    { label: '입찰공고', path: webPaths.bids, order: 4, audience: ['everybody'] },
    { label: '업체 찾기', path: webPaths.companies, order: 5, audience: ['everybody'] },
  ],
  searchTexts: [
    {
      words: ['공고'],
      text: '입찰공고의 제목과 사업명으로 공고를 찾을 수 있어요.',
      order: 35,
      audience: ['everybody'],
    },
    {
      words: ['업체', '분야'],
      text: '업체 이름, 분야, 지역으로 업체를 찾을 수 있어요.',
      order: 40,
      audience: ['everybody'],
    },
  ],
};
