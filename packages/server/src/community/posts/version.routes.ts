import { getCommunityVersion, listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { VERSION_FILE_USE } from './bought-version.ts';
import { readFiles } from './community-post.presenter.ts';
import { type CommunityPostRow, findPost } from './community-post.repository.ts';
import { isAuthor, isThere, type Reader, findReader } from './reader.ts';
import { findVersion, listVersions } from './version.repository.ts';

/** A post for its author and our staff, who read what it was before. */
async function getPost(db: Db, ref: string, reader: Reader): Promise<CommunityPostRow> {
  const row = await findPost(db, ref, reader.id);
  if (!row || !isThere(row, reader))
    throw new ProblemError('not_found', { title: '글이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
  if (!isAuthor(row, reader) && !reader.isStaff)
    throw new ProblemError('forbidden', { title: '내가 쓴 글의 수정 이력만 볼 수 있어요.' });
  return row;
}

/** The earlier versions of a post, for its author and our staff. */
export function registerVersionRoutes(app: FastifyInstance): void {
  route(app, listCommunityVersions, async ({ db, params: { id }, query, user }) =>
    listVersions(db, query, await getPost(db, id, await findReader(db, user))),
  );

  route(app, getCommunityVersion, async ({ db, params: { id }, query, user }) => {
    const reader = await findReader(db, user);
    const post = await getPost(db, id, reader);
    const version = await findVersion(db, post, query.version_id);
    if (!version) throw new ProblemError('not_found', { title: '이 내용은 이제 볼 수 없어요.' });
    const files = await readFiles(app.platform, db, { use: VERSION_FILE_USE, recordId: version.id }, reader);
    // Our staff sees who has uploaded a file, and would learn so who has written.
    return { ...version, files: post.is_anonymous ? files.map((file) => ({ ...file, user: null })) : files };
  });
}
