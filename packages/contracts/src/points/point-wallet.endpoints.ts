import { defineEndpoint } from '../define-endpoint.ts';
import { pointWallet } from './point-wallet.ts';

export const getPointWallet = defineEndpoint({
  id: 'points.get_wallet',
  title: '내 포인트',
  method: 'GET',
  path: '/api/points/wallet/',
  audience: ['general', 'brand'],
  reads: ['points'],
  origin: 'extension',
  summary: 'Points of the caller: what can be spent, what is held, and what will perhaps come.',
  response: pointWallet,
});
