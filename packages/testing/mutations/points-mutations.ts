import type { Mutation } from './mutation.ts';

export const POINTS_MUTATIONS: readonly Mutation[] = [
  {
    description: 'points: an entry of the ledger does not run on from the one before',
    file: 'packages/server/src/migrations/0050-points.ts',
    find: 'new.balance := coalesce(last.balance, 0) + new.point;',
    replace: 'new.balance := new.point;',
    test: 'packages/server/test/points/ledger/ledger.api.test.ts',
  },
  {
    description: 'points: held points can be spent',
    file: 'packages/server/src/migrations/0050-points.ts',
    find: 'if new.balance < held then',
    replace: 'if new.balance < 0 then',
    test: 'packages/server/test/points/ledger/held-points.api.test.ts',
  },
  {
    description: 'points: the points of a refused application stay held',
    file: 'packages/server/src/points/coupons/move-application.ts',
    find: 'else if (from === WAIT) await releaseHold(db, holdKey(row), now);',
    replace: '',
    test: 'packages/server/test/points/coupons/applications.api.test.ts',
  },
  {
    description: 'points: people recommend their own second account',
    file: 'packages/server/src/points/referrals/welcome.ts',
    find: "if (!suspicions.includes('same_phone')) await joinTree",
    replace: 'await joinTree',
    test: 'packages/server/test/points/referrals/rewards.api.test.ts',
  },
  {
    description: 'points: members refund a voucher that operators must look at',
    file: 'packages/server/src/points/coupons/application.service.ts',
    find: 'if (isOperator && status === REFUNDED &&',
    replace: 'if (status === REFUNDED &&',
    test: 'packages/server/test/points/coupons/applications.api.test.ts',
  },
  {
    description: 'points: an order of a blocked owner is given up although it was sent',
    file: 'packages/server/src/points/coupons/close-applications.ts',
    find: ' || order?.sent) return false',
    replace: ') return false',
    test: 'packages/server/test/points/coupons/transitions.api.test.ts',
  },
  {
    description: 'points: a closed order is looked at for one night',
    file: 'packages/server/src/points/coupons/check-closed.job.ts',
    find: '3 * 86_400',
    replace: '86_400',
    test: 'packages/server/test/points/coupons/late-vouchers.api.test.ts',
  },
];
