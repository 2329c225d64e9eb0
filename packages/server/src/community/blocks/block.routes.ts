import { ReportedKind } from '@danji/contracts/codes/report-codes';
import {
  createCommunityBlock,
  deleteCommunityBlock,
  listCommunityBlocks,
} from '@danji/contracts/community/community-block.endpoints';
import { type CommunityBlock, MAX_BLOCKS } from '@danji/contracts/community/community-block';
import { pick } from '@danji/contracts/pick';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { findAuthor, toAuthor } from '../posts/index.ts';
import { REPORTED } from '../reports/index.ts';
import { type BlockRow, deleteBlock, insertBlock, listBlocks, listBlocksOf } from './block.repository.ts';

const toBlock = (row: BlockRow): CommunityBlock => ({
  ...pick(row, ['id', 'nano_id', 'created']),
  user: toAuthor(row.author, row.is_anonymous),
});

/** Authors that a member has blocked. */
export function registerBlockRoutes(app: FastifyInstance): void {
  route(app, createCommunityBlock, async ({ db, body: { kind, object_id }, user, now }) => {
    const object = await REPORTED[kind].find(db, object_id, await findAuthor(db, user));
    if (!object) throw new ProblemError('not_found', { title: '이미 지워졌거나 볼 수 없게 되었어요.' });
    if (object.authorId === user.id)
      throw new ProblemError('forbidden', { title: `내가 쓴 ${ReportedKind.label(kind)}이에요.` });
    if ((await listBlocksOf(db, user.id)).length >= MAX_BLOCKS)
      throw new ProblemError('invalid_transition', { title: `작성자는 ${MAX_BLOCKS}명까지 차단할 수 있어요.` });
    const block = { user_id: user.id, blocked_id: object.authorId, is_anonymous: object.isAnonymous };
    return toBlock(await insertBlock(db, block, now));
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
