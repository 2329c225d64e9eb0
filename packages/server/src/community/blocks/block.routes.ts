import { ReportedKind } from '@danji/contracts/codes/report-codes';
import {
  blockCommunityAuthor,
  createCommunityBlock,
  deleteCommunityBlock,
  listCommunityBlocks,
} from '@danji/contracts/community/community-block.endpoints';
import { type CommunityBlock, MAX_BLOCKS } from '@danji/contracts/community/community-block';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { pick } from '@danji/contracts/pick';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { findAuthor, findAuthorAccount, toAuthor } from '../posts/index.ts';
import { REPORTED } from '../reports/index.ts';
import {
  type BlockRow,
  countOtherBlocks,
  deleteBlock,
  deleteNamedBlock,
  insertBlock,
  listBlocks,
} from './block.repository.ts';

const toBlock = (row: BlockRow): CommunityBlock => ({
  ...pick(row, ['id', 'nano_id', 'created']),
  user: toAuthor(row.author, row.is_anonymous),
});

type Block = { user_id: number; blocked_id: number; is_anonymous: boolean };

/** Stores a block under a lock of its member, so that there are never too many; a repetition changes nothing. */
async function block(db: Db, given: Block, now: Date): Promise<BlockRow> {
  await lockAccount(db, given.user_id);
  if ((await countOtherBlocks(db, given)) >= MAX_BLOCKS)
    throw new ProblemError('invalid_transition', { title: `작성자는 ${MAX_BLOCKS}명까지 차단할 수 있어요.` });
  return insertBlock(db, given, now);
}

/** Authors that a member has blocked. */
export function registerBlockRoutes(app: FastifyInstance): void {
  route(app, createCommunityBlock, async ({ db, body: { kind, object_id }, user, now }) => {
    const object = await REPORTED[kind].find(db, object_id, await findAuthor(db, user));
    if (!object) throw new ProblemError('not_found', { title: '이미 지워졌거나 볼 수 없게 되었어요.' });
    if (object.authorId === user.id)
      throw new ProblemError('forbidden', {
        title: `내가 쓴 ${withParticle(ReportedKind.label(kind), PARTICLES.copula)}.`,
      });
    const given = { user_id: user.id, blocked_id: object.authorId, is_anonymous: object.isAnonymous };
    return toBlock(await block(db, given, now));
  });

  route(app, blockCommunityAuthor, async ({ db, body: { author, is_blocked }, user, now }) => {
    const account = await findAuthorAccount(db, author);
    if (!account) throw new ProblemError('not_found', { title: '작성자가 없어요. 탈퇴했을 수 있어요.' });
    if (account.id === user.id) throw new ProblemError('forbidden', { title: '나를 차단할 수는 없어요.' });
    if (!is_blocked) await deleteNamedBlock(db, user.id, account.id);
    else await block(db, { user_id: user.id, blocked_id: account.id, is_anonymous: false }, now);
    return { is_blocked };
  });

  route(app, listCommunityBlocks, async ({ db, query, user }) =>
    mapPage(await listBlocks(db, query, user.id), toBlock),
  );

  route(app, deleteCommunityBlock, async ({ db, params: { id }, user }) => {
    if (!(await deleteBlock(db, id, user.id)))
      throw new ProblemError('not_found', { title: '차단한 작성자가 없어요. 이미 해제했을 수 있어요.' });
    return { ok: true } as const;
  });
}
