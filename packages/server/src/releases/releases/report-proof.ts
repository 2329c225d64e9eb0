import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** Most pages are left long before; reports of one that stays open longer still count in the statistics. */
const PROOF_SECONDS = 24 * 60 * 60;

type Signer = Pick<Platform, 'signingKey'>;

const proofOf = ({ signingKey }: Signer, id: string, expires: string): Buffer =>
  createHmac('sha256', signingKey).update(`danji-report\0${id}\0${expires}`).digest().subarray(0, 16);

/**
 * Creates the proof that a page carries for its health reports: this server gave the page to this browser, within a
 * day. `id` is the browser's.
 */
export function makeReportProof(signer: Signer, id: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + PROOF_SECONDS);
  return `${expires}.${proofOf(signer, id, expires).toString('base64url')}`;
}

/** Whether a report comes from a page that this server gave to this browser within the last day. */
export function isReportProof(signer: Signer, id: string, proof: string, now: Date): boolean {
  const [, expires = '0', text = ''] = /^(\d{1,12})\.([\w-]{22})$/.exec(proof) ?? [];
  return (
    Number(expires) * 1000 > now.getTime() &&
    timingSafeEqual(Buffer.from(text, 'base64url'), proofOf(signer, id, expires))
  );
}
