import { getResultSharePicture } from '@danji/contracts/bids/share-picture.endpoints';
import type { SuggestResult } from '@danji/contracts/bids/suggest-result';
import { VAT_LABELS } from '@danji/contracts/bids/suggest-result';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { NanoId } from '@danji/contracts/fields';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { Db } from '../../platform/database/open-database.ts';
import type { ResultCard } from '../share-pictures/index.ts';
import { toShareVersion } from '../../site/share-pictures/index.ts';
import { listOffers, type Offer } from './requests-on-item.repository.ts';

const toPrice = ({ total_price, vat_mode }: Offer) => ({ total_price, vat_mode });

/** When a notice was awarded last. */
const findDecided = async (db: Db, itemId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('suggest_item_event')
      .where('item_id', '=', itemId)
      .where('kind', 'in', ['awarded', 'revoked'])
      .select('created')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created;

/** The total of the winner on the score sheet that was stored with the award; `null` where there is none. */
const findTotal = async (db: Db, itemId: number, requestId: number): Promise<number | null> =>
  (
    await db.selectFrom('score_sheet').where('item_id', '=', itemId).select('stored_sheet').executeTakeFirst()
  )?.stored_sheet?.find(({ request_id }) => request_id === requestId)?.total ?? null;

type Result = Omit<SuggestResult, 'share_picture_url'>;
type Awarded = { id: number; nano_id: NanoId; title: string; state: number };

/** Returns the content of the share picture of a result. */
export function toResultCard(title: string, { winner, offers, decided }: Result): ResultCard {
  const { name, total_price, vat_mode } = winner;
  return {
    title,
    winner: name,
    amount: total_price === null ? '' : `${formatWon(total_price)} (${VAT_LABELS[vat_mode]})`,
    about: `제안 ${formatNumber(offers)}건 가운데 선정 · ${formatDate(decided)}`,
  };
}

/**
 * Returns what everybody reads of an awarded notice; `null` for any other. Nothing in it is in the order in which offers
 * came: others are by their totals, what did not count by its reason.
 */
export async function findResult(db: Db, { id, nano_id, title, state }: Awarded): Promise<SuggestResult | null> {
  if (state !== SuggestItemState.AWARDED) return null;
  const offers = await listOffers(db, id, ['awarded', 'unsuccessful', 'invalid', 'revoked']);
  const winner = offers.find((offer) => offer.state === 'awarded');
  const decided = await findDecided(db, id);
  if (!winner || decided === undefined) return null;
  const result: Result = {
    winner: { name: winner.name, ...toPrice(winner), score: await findTotal(db, id, winner.id) },
    reason: winner.reason ?? '',
    decided,
    offers: offers.length,
    others: offers.filter((offer) => offer.state === 'unsuccessful').map(toPrice),
    excluded: offers
      .filter((offer) => offer.state === 'invalid' || offer.state === 'revoked')
      .map(({ reason }) => ({ reason: reason ?? '' }))
      .toSorted((one, other) => (one.reason < other.reason ? -1 : 1)),
  };
  const address = getResultSharePicture.path.replace('{id}', nano_id);
  return { ...result, share_picture_url: `${address}?version=${toShareVersion(toResultCard(title, result))}` };
}

/** Tells who was not chosen, in plain words, whose offer was, for how much and why. */
export function toOthersReason({ name, total_price, vat_mode }: Offer, offers: number, reason: string): string {
  const price = total_price === null ? '' : `(${formatWon(total_price)}, ${VAT_LABELS[vat_mode]})`;
  return `제안 ${offers}건 가운데 '${name}' 업체의 제안${price}을 선정했어요. ${reason}`;
}
