import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { BanPeriod } from '../codes/moderation-codes.ts';
import { ReportReason } from '../codes/report-codes.ts';
import { created, date, entity, id, labelled, nullable, publicId, strictObject, text, timestamp } from '../fields.ts';
import { BAN_MESSAGE_CHARACTERS } from './community-ban-rules.ts';
import { communityAuthor } from './community-author.ts';

const ban = {
  /** `null` for one without an end. */
  until: labelled('끝나는 때', nullable(timestamp)),
  reason: labelled('사유', ReportReason.schema),
  message: Type.String({ label: '안내' }),
};

/** A time in which a member cannot write in the community. */
export const communityBan = entity('CommunityBan', {
  id,
  nano_id: publicId,
  /** A member that was banned for an anonymous text stays anonymous. */
  user: labelled('회원', communityAuthor),
  ...ban,
  is_active: Type.Boolean({ label: '제한 중' }),
  /** The case of the text that it is for. */
  case_nano_id: labelled('신고', nullable(publicId)),
  author: labelled('제한한 사람', nullable(personRef)),
  /** When our staff ended it early. */
  lifted: labelled('해제', nullable(timestamp)),
  lifter: labelled('해제한 사람', nullable(personRef)),
  created,
});
export type CommunityBan = Static<typeof communityBan>;

/** The ban that keeps the caller from writing. */
export const ownCommunityBan = entity('OwnCommunityBan', ban);
export type OwnCommunityBan = Static<typeof ownCommunityBan>;

/** A ban as an operator orders it: until the end of the last day (`day`), when the period is a chosen one. */
export const orderedBan = strictObject({
  period: labelled('기간', BanPeriod.schema),
  day: Type.Optional(date('마지막 날')),
  reason: ban.reason,
  message: Type.Optional(text('안내', BAN_MESSAGE_CHARACTERS)),
});
export type OrderedBan = Static<typeof orderedBan>;
