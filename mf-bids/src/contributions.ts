import type { Contributions } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';

/** What this remote adds to the screens of the shell. */
export const contributions: Contributions = {
  homeTiles: [
    {
      icon: 'store',
      title: '업체 찾기',
      text: '공사·용역·물품 업체를 분야와 지역으로 찾고, 소개와 연락처를 바로 확인해요.',
      order: 20,
    },
  ],
  quickActions: [
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
  footerLinks: [{ label: '업체 찾기', path: webPaths.companies, order: 5, audience: ['everybody'] }],
  searchTexts: [
    {
      words: ['업체', '분야'],
      text: '업체 이름, 분야, 지역으로 업체를 찾을 수 있어요.',
      order: 40,
      audience: ['everybody'],
    },
  ],
};
