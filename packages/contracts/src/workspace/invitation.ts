/**
 * Invitations that one account may send on one business day (Asia/Seoul), in all its work spaces together. The office and the
 * council of a large complex are some twenty people, whom a master invites in one day; more would only serve to try out
 * addresses.
 */
export const INVITATIONS_PER_DAY = 30;

/** Days in which an invitation by contact, and its link, can be accepted; then it is deleted with the contact. */
export const INVITATION_DAYS = 14;
