import { payDownload } from '../earnings/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { toPost } from './community-post.presenter.ts';
import { type CommunityPostRow, lockPost } from './community-post.repository.ts';
import { type Author, mayReadPost } from './reader.ts';

/** Pays for the files of a post that the caller may read; a repetition takes nothing more. */
export async function payFiles(
  platform: Platform,
  db: Db,
  { ref, price: seen }: { ref: string; price: number },
  { author, now }: { author: Author; now: Date },
): Promise<CommunityPostRow> {
  const row = await lockPost(db, ref, author.id);
  if (!row || !mayReadPost(row, author))
    throw new ProblemError('not_found', { title: '글이 없어요. 지워졌거나 볼 수 없게 되었을 수 있어요.' });
  const post = await toPost(platform, db, row, author);
  const price = post.download_price;
  if (price === 0) return row;
  if (seen !== price)
    throw new ProblemError('conflict', {
      title: '그동안 내려받기 포인트가 바뀌었어요. 바뀐 포인트를 확인해 주세요.',
      extra: { current: post },
    });
  await payDownload(db, row, { userId: author.id, price, now });
  return row;
}
