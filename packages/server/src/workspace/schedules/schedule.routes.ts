import { FIRST_LEGAL_DAY, listLegalSteps, listNextSteps, toNextDraft } from '@danji/contracts/workspace/next-contract';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import {
  countWorkSchedules,
  createWorkSchedule,
  deleteWorkSchedule,
  getNextContract,
  getWorkSchedule,
  listCalendarSchedules,
  listPreviousWorkSchedules,
  listScheduleChanges,
  listWorkSchedules,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays, addMonths } from '@danji/contracts/rules/day-math';
import type { FastifyInstance } from 'fastify';
import { mapPage } from '../../platform/records/read-page.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { requireSpace } from './schedule-access.ts';
import { listChanges } from './schedule-history.ts';
import { toScheduleSummary, toWorkSchedule } from './schedule.presenter.ts';
import {
  countByRange,
  listBetween,
  listOpenEnds,
  listSummariesById,
  listPreviousIds,
  listScheduleRows,
} from './schedule.repository.ts';
import {
  restoreDeletedSchedule,
  changeSchedule,
  getSchedule,
  removeSchedule,
  writeSchedule,
} from './schedule.service.ts';

/** Schedules and contracts: the members of a work space read and write them together. */
export function registerScheduleRoutes(app: FastifyInstance): void {
  registerListRoutes(app);
  registerRecordRoutes(app);
  registerContractRoutes(app);
}

function registerListRoutes(app: FastifyInstance): void {
  route(app, listWorkSchedules, async ({ db, user, query, now }) => {
    await requireSpace(db, user, query.space_id);
    const filter = { ...query, today: toBusinessDate(now) };
    return mapPage(await listScheduleRows(db, filter), (row) => toScheduleSummary(row, now));
  });

  route(app, countWorkSchedules, async ({ db, user, query, now }) => {
    await requireSpace(db, user, query.space_id);
    return countByRange(db, { ...query, today: toBusinessDate(now) });
  });

  route(app, listCalendarSchedules, async ({ db, user, query, now }) => {
    await requireSpace(db, user, query.space_id);
    const { space_id, month } = query;
    const first = `${month}-01`;
    const last = addDays(addMonths(first, 1), -1);
    const max = SCHEDULE_LIMITS.calendarRows;
    const rows = await listBetween(db, space_id, first, last, max + 1);
    const ending = await listOpenEnds(db, space_id, first, addDays(last, FIRST_LEGAL_DAY), max + 1);
    return {
      results: rows.slice(0, max).map((row) => toScheduleSummary(row, now)),
      legal_days: ending.slice(0, max).flatMap(({ id, title, end }) =>
        listLegalSteps(end)
          .filter(({ date }) => date.startsWith(month))
          .map((step) => ({ schedule_id: id, title, ...step })),
      ),
      is_cut: rows.length > max || ending.length > max,
    };
  });
}

function registerRecordRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, createWorkSchedule, async ({ db, user, body, now, change }) => {
    const row = await writeSchedule(db, body, { user, now });
    change.after = row;
    return toWorkSchedule(platform, db, row, user);
  });

  route(app, getWorkSchedule, async ({ db, user, params }) =>
    toWorkSchedule(platform, db, await getSchedule(db, user, params.id), user),
  );

  route(app, updateWorkSchedule, async ({ db, user, params, body, now, change }) => {
    const { before, after } = await changeSchedule(platform, db, params.id, body, { user, now });
    change.record({ before, after });
    return toWorkSchedule(platform, db, after, user);
  });

  route(app, deleteWorkSchedule, async ({ db, user, params, now, change }) => {
    change.before = await removeSchedule(db, params.id, { user, now });
    return { ok: true } as const;
  });

  route(app, restoreWorkSchedule, async ({ db, user, params, now, change }) => {
    change.after = await restoreDeletedSchedule(db, params.id, { user, now });
    return { ok: true } as const;
  });
}

/** Where a schedule comes from and what follows it: previous contracts, its history, the next contract. */
function registerContractRoutes(app: FastifyInstance): void {
  route(app, listPreviousWorkSchedules, async ({ db, user, params, now }) => {
    const { id } = await getSchedule(db, user, params.id);
    return (await listSummariesById(db, await listPreviousIds(db, id, SCHEDULE_LIMITS.previousContracts))).map((row) =>
      toScheduleSummary(row, now),
    );
  });

  route(app, listScheduleChanges, async ({ db, user, params, query }) => {
    const { id } = await getSchedule(db, user, params.id);
    return listChanges(db, id, query);
  });

  route(app, getNextContract, async ({ db, user, params, now }) => {
    const { contract_end, ...row } = await getSchedule(db, user, params.id);
    if (contract_end === null)
      throw new ProblemError('invalid_transition', {
        title: '종료일이 있어야 다음 계약을 준비할 수 있어요. 종료일을 먼저 적어 주세요.',
      });
    return { draft: toNextDraft({ ...row, contract_end }), steps: listNextSteps(contract_end, toBusinessDate(now)) };
  });
}
