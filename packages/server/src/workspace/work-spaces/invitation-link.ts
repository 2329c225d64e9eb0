import type { KeyObject } from 'node:crypto';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { INVITATION_DAYS } from '@danji/contracts/workspace/invitation';
import { addSeconds } from '../../platform/clock.ts';
import { toKeyedHash } from '../../platform/secrets.ts';
import type { MemberRow } from './work-member.repository.ts';

type Invitation = Pick<MemberRow, 'id' | 'invitation_expires'>;

const DAY_SECONDS = 86_400;
/** 132 bits: nobody guesses them, and the text message stays short. */
const PROOF_LENGTH = 22;

/** When an invitation by contact ends that is sent at `now`. */
export const toInvitationExpiry = (now: Date): Date => addSeconds(now, INVITATION_DAYS * DAY_SECONDS);

/** Returns whether a membership is an invitation by contact that nobody has answered. */
export const isOpenInvitation = ({
  user_id,
  edit_state_type,
}: Pick<MemberRow, 'user_id' | 'edit_state_type'>): boolean => user_id === null && isOpenMembership(edit_state_type);

/** Returns whether an invitation by contact is over. */
export const isExpired = ({ invitation_expires }: Invitation, now: Date): boolean =>
  invitation_expires !== null && new Date(invitation_expires) <= now;

const toProof = (key: KeyObject, { id, invitation_expires }: Invitation): string =>
  toKeyedHash(key, 'work_invitation', String(id), invitation_expires ?? '').slice(0, PROOF_LENGTH);

/**
 * The secret of an invitation's link. It is computed, not stored, so that its inviter can copy it at any time, and no
 * copy of the database contains it; it changes with the time at which the invitation ends.
 */
export const toLinkToken = (key: KeyObject, invitation: Invitation): string =>
  `${invitation.id}-${toProof(key, invitation)}`;

/** Reads the id of the invitation that a token names; `undefined` for what is no token. */
export function readLinkId(token: string): number | undefined {
  const id = /^([1-9]\d{0,14})-/.exec(token)?.[1];
  return id === undefined ? undefined : Number(id);
}
