import type { AwardContract } from '@danji/contracts/bids/award-contract.endpoints';
import { createAwardContract, getAwardContract } from '@danji/contracts/bids/award-contract.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findContract, getNotice, makeContract } from './award-contract.service.ts';

/** The contract of an award, for who works in the space of its notice. */
export function registerAwardContractRoutes(app: FastifyInstance): void {
  route(app, getAwardContract, async ({ db, query, user }): Promise<AwardContract> => {
    const { id, space_id } = await getNotice(db, query.item_nano_id, user);
    return { space_id, schedule_id: (await findContract(db, id)) ?? null };
  });

  route(app, createAwardContract, ({ db, body, user, now }) => makeContract(db, body.item_nano_id, { user, now }));
}
