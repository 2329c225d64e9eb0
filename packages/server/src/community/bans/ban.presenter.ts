import type { CommunityBan } from '@danji/contracts/community/community-ban';
import { pick } from '@danji/contracts/pick';
import { toAuthor } from '../posts/index.ts';
import type { BanRow } from './ban.repository.ts';

/** Presents a ban to our staff at the moment `now`. */
export const toBan = (row: BanRow, now: Date): CommunityBan => ({
  ...pick(row, [
    'id',
    'nano_id',
    'until',
    'reason',
    'message',
    'case_nano_id',
    'author',
    'lifted',
    'lifter',
    'created',
  ]),
  user: toAuthor(row.user, row.is_anonymous),
  is_active: row.lifted === null && (row.until === null || Date.parse(row.until) > now.getTime()),
});
