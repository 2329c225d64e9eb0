import { importApartDetail } from '@danji/contracts/accounts/profile.endpoints';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { CurrentWork } from '@danji/contracts/accounts/user';
import type { FastifyInstance } from 'fastify';
import { findCurrentWork, getUser, updateCurrentWork } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { pickFields } from './import.service.ts';
import type { KaptClient } from './kapt-client.ts';
import { toWorkSpaceDetails } from './kapt-fields.ts';
import { getComplexOf } from './space-import.service.ts';

const UNKNOWN =
  'K-apt에서 근무지를 찾지 못했어요. 건물 이름을 K-apt에 등록된 이름으로 적거나, 워크스페이스에 단지 코드를 저장해 주세요.';

/** The K-apt code of the complex where an account works: of its current work space, or the only complex of that name. */
async function findCode(db: Db, userId: number, buildingName: string): Promise<string | undefined> {
  const space = await db
    .selectFrom('current_work_space as current')
    .innerJoin('work_space as space', 'space.id', 'current.space_id')
    .innerJoin('work_member as member', (join) =>
      join.onRef('member.space_id', '=', 'current.space_id').onRef('member.user_id', '=', 'current.user_id'),
    )
    .where('current.user_id', '=', userId)
    .where('member.edit_state_type', '=', EditState.DONE)
    .select('space.apt_code')
    .executeTakeFirst();
  if (space?.apt_code) return space.apt_code;
  const name = buildingName.trim();
  if (name === '') return undefined;
  const named = await db
    .selectFrom('apt_info')
    .where('name', '=', name)
    .where('code', '<>', '')
    .select('code')
    .limit(2)
    .execute();
  return named.length === 1 ? named[0]?.code : undefined;
}

/** The place of work with the values of K-apt; what K-apt does not know stays. */
const toWork = (before: CurrentWork | null, reported: ReturnType<typeof toWorkSpaceDetails>): CurrentWork => {
  const { apt_code: _, ...details } = reported;
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  return {
    building_name: '',
    address1: '',
    address2: '',
    tel: '',
    job: '',
    job_grade: DEFAULT_JOB_GRADE,
    ...before,
    ...Object.fromEntries(known),
  };
};

/** The route that fills where a general user works from K-apt. */
export function registerWorkImportRoutes(app: FastifyInstance, kapt: KaptClient): void {
  const { platform } = app;

  route(
    app,
    importApartDetail,
    async ({ db, user, body: { user_id: id }, now, change, commit }) => {
      if (!isStaff(user) && id !== user.id) throw new ProblemError('forbidden');
      const before = await getUser(db, platform, id);
      if (!before.general) throw new ProblemError('not_found');
      const code = await findCode(db, id, before.general.current_work?.building_name ?? '');
      if (code === undefined) throw invalidField('user_id', UNKNOWN);
      const { info } = await getComplexOf(db, kapt, code, now);
      const after = await commit(async (db) => {
        const work = toWork(await findCurrentWork(db, id), toWorkSpaceDetails(pickFields(info)));
        await updateCurrentWork(db, id, work);
        return getUser(db, platform, id);
      });
      change.record({ before, after });
      return after;
    },
    { transaction: 'own', rateLimit: { max: 30, timeWindow: '1 hour' } },
  );
}
