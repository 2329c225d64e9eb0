import { type Static } from 'typebox';
import { created, entity, id, labelled, publicId } from '../fields.ts';
import { communityAuthor } from './community-author.ts';

/** The most authors that a member has blocked at a time. */
export const MAX_BLOCKS = 500;

/** An author whose texts a member does not want to see; one that was blocked as anonymous stays so. */
export const communityBlock = entity('CommunityBlock', {
  id,
  nano_id: publicId,
  user: labelled('차단한 작성자', communityAuthor),
  created,
});
export type CommunityBlock = Static<typeof communityBlock>;
