import { findPurchaseRecipients } from '@danji/contracts/points/purchase-recipients';
import { toUnitPoints } from '@danji/contracts/shop/product-rules';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listAncestors } from '../../points/referrals/index.ts';
import type { ShareRole } from './tables.ts';

type Terms = Pick<Awaited<ReturnType<typeof listAncestors>>[number], 'recommand_tier' | 'bonus_point_rate'>;
type Recipient = { role: ShareRole; userId: number; terms: Terms };

/** Somebody who gets points for each unit of an order. */
export type Share = Recipient & { unitPoints: number };

const FEES = {
  buyer: 'buyer',
  parent: 'recommander',
  master: 'master',
} as const;

/** Those who may get points from purchases of an account, with their terms of now: the buyer, the parent, the master. */
export async function findRecipients(db: Db, userId: number): Promise<Recipient[]> {
  const buyer = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select(['recommand_tier', 'bonus_point_rate'])
    .executeTakeFirstOrThrow();
  const { parent, master } = findPurchaseRecipients(await listAncestors(db, userId));
  return [
    { role: 'buyer', userId, terms: buyer },
    ...(parent ? [{ role: 'parent' as const, userId: parent.user.id, terms: parent }] : []),
    ...(master ? [{ role: 'master' as const, userId: master.user.id, terms: master }] : []),
  ];
}

const listFees = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('shop_product')
    .where('id', 'in', [...productIds, 0])
    .select(['id', 'point_fee_buyer', 'point_fee_recommander', 'point_fee_master'])
    .select(['point_fee_buyer_tier1', 'point_fee_buyer_tier2', 'point_fee_buyer_tier3'])
    .select(['point_fee_recommander_tier1', 'point_fee_recommander_tier2', 'point_fee_recommander_tier3'])
    .select(['point_fee_master_tier1', 'point_fee_master_tier2', 'point_fee_master_tier3'])
    .execute();

/** The points of each recipient for a unit of each product. One person above the buyer gets only the larger of two. */
export async function findShares(
  db: Db,
  recipients: readonly Recipient[],
  productIds: readonly number[],
): Promise<Map<number, Share[]>> {
  const fees = await listFees(db, productIds);
  return new Map(
    fees.map((fee): [number, Share[]] => {
      const shares = recipients.map((recipient) => ({
        ...recipient,
        unitPoints: toUnitPoints(fee, FEES[recipient.role], recipient.terms),
      }));
      const [buyer, ...above] = shares;
      const parent = above.find(({ role }) => role === 'parent');
      const master = above.find(({ role }) => role === 'master');
      const isOne = parent && master && parent.userId === master.userId;
      const loser = isOne ? (parent.unitPoints > master.unitPoints ? master : parent) : undefined;
      return [fee.id, [...(buyer ? [buyer] : []), ...above.filter((share) => share !== loser)]];
    }),
  );
}

/** Rows of the shares of an order. */
export const toShareRows = (orderId: number, shares: readonly Share[]) =>
  shares.map(({ role, userId, unitPoints, terms }) => ({
    order_id: orderId,
    role,
    user_id: userId,
    unit_points: unitPoints,
    terms: toJson({ tier: terms.recommand_tier, bonus_point_rate: terms.bonus_point_rate }),
  }));
