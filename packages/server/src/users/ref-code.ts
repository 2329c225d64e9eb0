import { randomInt } from 'node:crypto';

/** Without letters and digits that are read for one another when a code is told by phone. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new referral code; one in 10¹² is the same as another, which the unique index then refuses. */
export const newRefCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
