import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { liveNumberOf, type Contributions } from '@danji/contracts/releases/contributions';
import { webPaths } from '@danji/contracts/web-paths';

/** What this remote adds to the screens of the shell. */
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
};
