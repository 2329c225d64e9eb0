import { randomInt } from 'node:crypto';

/** Leaves out characters that are mistaken for one another when a code is read out on the phone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Returns a new referral code. One in 10¹² equals another; the unique index then refuses it. */
export const newRefCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
