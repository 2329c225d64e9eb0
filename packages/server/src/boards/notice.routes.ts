import { getNotice, listNotices } from '@danji/contracts/boards/notice.endpoints';
import {
  createNotice,
  deleteNotice,
  listStaffNotices,
  restoreNotice,
  updateNotice,
} from '@danji/contracts/boards/notice-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { toPage } from '../platform/http/page.ts';
import { anyone, staffOnly } from '../platform/http/policy.ts';
import { isStaff } from '../platform/http/principal.ts';
import { route } from '../platform/http/route.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { toNotice, toNoticeLine } from './notice.presenter.ts';
import { findNotice, findReadableNotice, listAllNotices, listReadableNotices } from './notice.repository.ts';
import { bringBackNotice, changeNotice, removeNotice, writeNotice } from './notice.service.ts';

/** Notices: operators write them, everybody reads those that are published. */
export function noticeRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listNotices, anyone, async ({ db, query, user }) => {
    const { rows, count } = await listReadableNotices(db, query);
    return toPage(
      rows.map((row) => toNoticeLine(row, user)),
      count,
      query,
    );
  });

  route(app, getNotice, anyone, async ({ db, params: { id = '' }, user }) => {
    const row = await (isStaff(user) ? findNotice(db, id) : findReadableNotice(db, id));
    if (!row)
      throw new ProblemError('not_found', { title: '공지사항이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
    return toNotice(platform, db, row, user);
  });

  route(app, listStaffNotices, staffOnly, async ({ db, query, user }) => {
    const { rows, count } = await listAllNotices(db, query);
    return toPage(
      rows.map((row) => toNoticeLine(row, user)),
      count,
      query,
    );
  });

  route(app, createNotice, staffOnly, async ({ db, body, user, now, change }) => {
    const row = await writeNotice(platform, db, body, { user, now });
    change.after = toNoticeLine(row, user);
    return toNotice(platform, db, row, user);
  });

  route(app, updateNotice, staffOnly, async ({ db, params: { id = '' }, body, user, now, change }) => {
    const { before, after } = await changeNotice(platform, db, id, body, { user, now });
    change.before = toNoticeLine(before, user);
    change.after = toNoticeLine(after, user);
    return toNotice(platform, db, after, user);
  });

  route(app, deleteNotice, staffOnly, async ({ db, params: { id = '' }, user, now, change }) => {
    change.before = toNoticeLine(await removeNotice(db, id, now), user);
    return { ok: true } as const;
  });

  route(app, restoreNotice, staffOnly, async ({ db, params: { id = '' }, user, change }) => {
    change.after = toNoticeLine(await bringBackNotice(db, id), user);
    return { ok: true } as const;
  });
}
