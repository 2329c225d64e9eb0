import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import {
  createNotice,
  deleteNotice,
  listStaffNotices,
  restoreNotice,
  updateNotice,
} from '@danji/contracts/community/notice-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { toNotice, toNoticeSummary } from './notice.presenter.ts';
import { findNotice, findReadableNotice, listAllNotices, listReadableNotices } from './notice.repository.ts';
import { restoreDeletedNotice, changeNotice, removeNotice, writeNotice } from './notice.service.ts';

/** Notices: operators write them, everybody reads those that are published. */
export function registerNoticeRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listNotices, async ({ db, query, user }) =>
    mapPage(await listReadableNotices(db, query), (row) => toNoticeSummary(row, user)),
  );

  route(app, getNotice, async ({ db, params: { id }, user }) => {
    const row = await (isStaff(user) ? findNotice(db, id) : findReadableNotice(db, id));
    if (!row)
      throw new ProblemError('not_found', { title: '공지사항이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
    return toNotice(platform, db, row, user);
  });

  route(app, listStaffNotices, async ({ db, query, user }) =>
    mapPage(await listAllNotices(db, query), (row) => toNoticeSummary(row, user)),
  );

  route(app, createNotice, async ({ db, body, user, now, change }) => {
    const row = await writeNotice(db, body, { user, now });
    change.after = toNoticeSummary(row, user);
    return toNotice(platform, db, row, user);
  });

  route(app, updateNotice, async ({ db, params: { id }, body, user, now, change }) => {
    const { before, after } = await changeNotice(platform, db, id, body, { user, now });
    change.before = toNoticeSummary(before, user);
    change.after = toNoticeSummary(after, user);
    return toNotice(platform, db, after, user);
  });

  route(app, deleteNotice, async ({ db, params: { id }, user, now, change }) => {
    change.before = toNoticeSummary(await removeNotice(db, id, now), user);
    return { ok: true } as const;
  });

  route(app, restoreNotice, async ({ db, params: { id }, user, change }) => {
    change.after = toNoticeSummary(await restoreDeletedNotice(db, id), user);
    return { ok: true } as const;
  });
}
