import { getPointSet, listPointSetVersions, savePointSet } from '@danji/contracts/points/point-set.endpoints';
import type { PointSet } from '@danji/contracts/points/point-set';
import { pick } from '@danji/contracts/pick';
import type { FastifyInstance } from 'fastify';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { findPointSet, insertPointSet, listVersions } from './point-set.repository.ts';

/** Refuses a change of a version that is not in force any more; `seen` is null for who has seen none. */
function checkSeen(current: PointSet, seen: string | null | undefined): void {
  if (seen === undefined || (seen && Date.parse(seen)) === (current.updated && Date.parse(current.updated))) return;
  throw new ProblemError('conflict', {
    title: '그동안 내용이 바뀌었어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.',
    extra: { current },
  });
}

export function registerPointSetRoutes(app: FastifyInstance): void {
  route(app, getPointSet, async ({ db, user }) => {
    const set = await findPointSet(db);
    return isStaff(user) ? set : { ...set, updated_by: null };
  });

  route(app, savePointSet, async ({ db, user, body: { updated: seen, ...fields }, change, now }) => {
    await acquireAdvisoryLock(db, 'point_set');
    const before = await findPointSet(db);
    checkSeen(before, seen);
    const reviewPoints = pick(before, ['point_review_text', 'point_review_image']);
    const created = before.updated === null ? now : nextVersion({ updated: before.updated }, now);
    await insertPointSet(db, { ...reviewPoints, ...fields, staff_id: user.id, created });
    const after = await findPointSet(db);
    change.record({ before, after });
    return after;
  });

  route(app, listPointSetVersions, ({ db, query }) => listVersions(db, query));
}
