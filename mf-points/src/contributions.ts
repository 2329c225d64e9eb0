import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { liveNumberOf, type Contributions } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';

/** The contributions of this remote to the screens of the shell. */
export const contributions: Contributions = {
  headerItems: [
    {
      label: '포인트',
      path: webPaths.points,
      icon: 'coins',
      order: 10,
      audience: ['general', 'brand'],
      number: liveNumberOf(getPointWallet, 'available', 'P'),
    },
  ],
  homeTiles: [
    {
      icon: 'gift',
      title: '포인트와 상품권',
      text: '가입하고 친구를 초대하면 쌓이는 포인트를 카페·편의점·외식 상품권으로 바꿔요.',
      order: 25,
    },
  ],
  searchTexts: [{ words: ['상품권'], text: '상품권 이름으로 찾을 수 있어요.', order: 70, audience: ['everybody'] }],
};
