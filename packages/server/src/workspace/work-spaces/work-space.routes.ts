import {
  switchWorkSpace,
  createWorkSpace,
  findWorkSpaces,
  getWorkSpace,
  listWorkSpaces,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { FastifyInstance } from 'fastify';
import { emptyPage, mapPage } from '../../platform/records/read-page.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findMembership } from './own-membership.repository.ts';
import { listSpaceChanges } from './space-history.ts';
import { toWorkSpace } from './work-space.presenter.ts';
import { findWorkSpaceRows, listWorkSpaceRows, setCurrentWorkSpace } from './work-space.repository.ts';
import { changeDetails, openWorkSpace, readWorkSpace } from './work-space.service.ts';

export function registerWorkSpaceRoutes(app: FastifyInstance): void {
  route(
    app,
    createWorkSpace,
    async ({ db, user, body, now }) => readWorkSpace(db, user, await openWorkSpace(db, user, body, now)),
    { rateLimit: { max: 30, timeWindow: '1 hour' } },
  );

  route(app, listWorkSpaces, async ({ db, user, query }) => {
    const { user_id: member = user.id } = query;
    if (member !== user.id && !isStaff(user)) throw new ProblemError('forbidden');
    const scope = !isStaff(user) ? 'own' : query.user_id === undefined ? 'all' : 'person';
    const page = await listWorkSpaceRows(db, member, scope, query);
    return mapPage(page, (row) => toWorkSpace(row, user));
  });

  route(app, findWorkSpaces, async ({ db, user, query }) => {
    const searched = query.search?.trim();
    return searched ? findWorkSpaceRows(db, user.id, searched, query) : emptyPage(query);
  });

  route(app, getWorkSpace, ({ db, user, params }) => readWorkSpace(db, user, params.id));

  route(app, listWorkSpaceChanges, async ({ db, user, params, query }) => {
    await readWorkSpace(db, user, params.id);
    return listSpaceChanges(db, params.id, query);
  });

  route(app, updateWorkSpace, async ({ db, user, params, body, now, change }) => {
    const id = params.id;
    change.before = await readWorkSpace(db, user, id);
    await changeDetails(db, user, id, body, now);
    const after = await readWorkSpace(db, user, id);
    change.after = after;
    return after;
  });

  route(app, switchWorkSpace, async ({ db, user, body }) => {
    const membership = await findMembership(db, body.space_id, user.id);
    if (membership?.edit_state_type !== EditState.DONE || membership.is_closed) throw new ProblemError('not_found');
    await setCurrentWorkSpace(db, user.id, body.space_id);
    return readWorkSpace(db, user, body.space_id);
  });
}
