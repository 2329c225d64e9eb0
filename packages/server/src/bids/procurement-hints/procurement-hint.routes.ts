import { findOfferHints } from '@danji/contracts/bids/offer-hint-rules';
import { listProcurementHints, type ProcurementHint } from '@danji/contracts/bids/procurement-hint.endpoints';
import { findSplitContracts } from '@danji/contracts/bids/split-contract-rules';
import { isEnded, isPublished } from '@danji/contracts/bids/suggest-item-rules';
import type { NanoId } from '@danji/contracts/fields';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { suggestItemNotFound, toStateAt } from '../suggest-items/index.ts';
import { findDirectContract, listDirectContracts } from './direct-contract.repository.ts';
import { listHintOffers } from './hint-offer.repository.ts';

/** Finds a published notice for who writes notices of its space and our staff; throws for others. */
async function getNotice(db: Db, nanoId: NanoId, user: Principal) {
  const notice = await db
    .selectFrom('suggest_item')
    .where('nano_id', '=', nanoId)
    .select(['id', 'space_id', 'category', 'state', 'date_start', 'date_end'])
    .executeTakeFirst();
  if (!notice) throw suggestItemNotFound();
  requireRight(user, await findMembership(db, notice.space_id, user.id), 'write_notices');
  if (!isPublished(notice.state)) throw suggestItemNotFound();
  return notice;
}
type Notice = Awaited<ReturnType<typeof getNotice>>;

/** Direct contracts of the space that exceed the limit together, the notice among them. */
async function listSplitHints(db: Db, { id, space_id, category }: Notice): Promise<ProcurementHint[]> {
  const subject = await findDirectContract(db, id);
  if (!subject || category === null) return [];
  const others = await listDirectContracts(db, { id, space_id, category }, subject.day);
  const contracts = findSplitContracts(subject, others);
  return contracts.length === 0 ? [] : [{ kind: 'split_contracts', names: [], contracts }];
}

/** Lists the hints that opened offers have in common, once no more can be sent. */
async function listOfferHints({ platform, db }: { platform: Platform; db: Db }, notice: Notice, now: Date) {
  if (!isEnded(toStateAt(notice, now))) return [];
  const offers = await listHintOffers(db, platform.files, notice.id);
  return findOfferHints(offers).map((hint): ProcurementHint => ({ ...hint, contracts: [] }));
}

/** Registers the call for hints on a notice, for its office and our staff (ADR 0122): others learn nothing of them. */
export function registerProcurementHintRoutes(app: FastifyInstance): void {
  const { platform } = app;
  route(app, listProcurementHints, async ({ db, query, user, now }) => {
    const notice = await getNotice(db, query.item_nano_id, user);
    return {
      hints: [...(await listOfferHints({ platform, db }, notice, now)), ...(await listSplitHints(db, notice))],
    };
  });
}
