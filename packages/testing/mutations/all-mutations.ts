import { BIDS_MUTATIONS } from './bids-mutations.ts';
import { GIFT_MUTATIONS } from './gift-mutations.ts';
import type { Mutation } from './mutation.ts';
import { PLATFORM_MUTATIONS } from './platform-mutations.ts';
import { POINTS_MUTATIONS } from './points-mutations.ts';
import { SHOP_MUTATIONS } from './shop-mutations.ts';

/** Every mutation that `npm run test:mutations` applies. */
export const ALL_MUTATIONS: readonly Mutation[] = [
  ...PLATFORM_MUTATIONS,
  ...POINTS_MUTATIONS,
  ...GIFT_MUTATIONS,
  ...BIDS_MUTATIONS,
  ...SHOP_MUTATIONS,
];
