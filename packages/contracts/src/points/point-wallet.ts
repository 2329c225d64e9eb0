import { Type } from 'typebox';
import { entity } from '../fields.ts';

/** 쓸 수 있는 · 묶인 · 곧 들어올: the line on top of every screen about points. */
export const pointWallet = entity('PointWallet', {
  /** Negative while an account owes points that it had earned and spent. */
  available: Type.Integer({ label: '쓸 수 있는 포인트' }),
  held: Type.Integer({ minimum: 0, label: '묶인 포인트' }),
  pending: Type.Integer({ minimum: 0, label: '곧 들어올 포인트' }),
});
