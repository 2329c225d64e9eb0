import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getPointBalance } from './point-balance.ts';

export function registerWalletRoutes(app: FastifyInstance): void {
  route(app, getPointWallet, ({ db, user }) => getPointBalance(db, user.id));
}
