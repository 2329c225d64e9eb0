import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { createCurrentWork, getMe, updateCurrentWork, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import type { CurrentWork } from '@danji/contracts/accounts/user';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { notifyAccountChange } from '../owner-confirmation/index.ts';
import { getUser, findCurrentWork, updateCurrentWork as writeCurrentWork } from '../accounts/index.ts';
import { checkOwnPassword } from '../passwords/index.ts';
import { updateProfile } from './profile.service.ts';
import { clearVerificationCookie, findVerificationToken } from '../phone-verification/index.ts';

const NO_WORK: CurrentWork = {
  building_name: '',
  address1: '',
  address2: '',
  tel: '',
  job: '',
  job_grade: DEFAULT_JOB_GRADE,
};

async function saveCurrentWork(db: Db, userId: number, work: CurrentWork): Promise<void> {
  const fields = validateApartmentDetails(work);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  await writeCurrentWork(db, userId, work);
}

/** Routes for the signed-in account's own profile. */
export function registerProfileRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getMe, ({ db, user }) => getUser(db, platform, user.id));

  registerProfileChange(app);

  route(app, createCurrentWork, async ({ db, user, body }) => {
    await saveCurrentWork(db, user.id, body);
    return getUser(db, platform, user.id);
  });

  route(app, updateCurrentWork, async ({ db, user, body }) => {
    await saveCurrentWork(db, user.id, { ...NO_WORK, ...(await findCurrentWork(db, user.id)), ...body });
    return getUser(db, platform, user.id);
  });
}

function registerProfileChange(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    updateMe,
    async ({ db, user, body, request, reply, now, commit, afterCommit }) => {
      const { verification: fromBody, current_password, owner_verification, ...fields } = body;
      const verification = findVerificationToken(request, platform.config, 'change_tel', fromBody);
      const token = findVerificationToken(request, platform.config, 'confirm_owner', owner_verification);
      // Outside the transaction, because a wrong password counts also when the change is refused.
      const isPasswordRight =
        (fields.tel !== undefined || fields.email !== undefined) &&
        current_password !== undefined &&
        (await checkOwnPassword(platform, db, user.id, current_password, 'current_password', now));
      return commit(async (db) => {
        const owner = { isPasswordRight, token };
        const changes = { ...fields, verification, owner };
        const { formerTel, hasNewTel, hasNewEmail } = await updateProfile(db, user, changes, now);
        const tell = (change: 'tel' | 'email') =>
          notifyAccountChange(platform, db, { userId: user.id, tel: formerTel, change }, now);
        if (hasNewTel) {
          recordSecurityEvent(request, { kind: SecurityEventKind.TEL_CHANGED });
          await tell('tel');
        }
        if (hasNewEmail) {
          recordSecurityEvent(request, { kind: SecurityEventKind.EMAIL_CHANGED });
          await tell('email');
        }
        afterCommit(() => {
          if (hasNewTel) clearVerificationCookie(reply, 'change_tel');
          if (hasNewTel || hasNewEmail) clearVerificationCookie(reply, 'confirm_owner');
        });
        return getUser(db, platform, user.id);
      });
    },
    { transaction: 'own' },
  );
}
