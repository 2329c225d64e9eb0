import { Page } from '@danji/app-kit';
import { BalanceLine } from '../wallet/balance-line.tsx';

/** `/points`. */
export const PointsPage = () => (
  <Page>
    <BalanceLine />
  </Page>
);
