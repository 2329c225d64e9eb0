import { checkBusiness, submitBusiness, uploadBusinessImage } from '@danji/contracts/accounts/profile.endpoints';
import { checkBrandBusiness } from '@danji/contracts/accounts/staff-users.endpoints';
import { BusinessState } from '@danji/contracts/accounts/business-check';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { claimFile, storeImage, toFileUrl } from '../../site/files/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readParts } from '../../platform/http/multipart-parts.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { BusinessRegistry } from './business-registry.ts';
import { FileUse, getUser } from '../accounts/index.ts';
import { isBusinessNoTaken } from './brand.repository.ts';
import { findNumbers, saveStatuses } from './business-check.repository.ts';
import { checkSubmission, findBusinessStatuses, submitBusinessDetails, toBusinessNo } from './business.service.ts';
import { replaceCertificate } from './certificate.service.ts';
import { settleBusiness } from './settle-business.ts';

const LOOK_UPS = { max: 30, timeWindow: '1 minute' };

/** The states as `detail_info_auth/` names them. */
const STATUS_NAMES = { 0: 'unregistered', 1: 'active', 2: 'paused', 3: 'closed' } as const;

const noImage = () => invalidField('image', '사업자등록증 사진이나 PDF를 골라 주세요.');

/** Reads the form's picture; throws at its field when there is none. */
async function readImage(request: FastifyRequest): Promise<{ buffer: Buffer; fileName: string }> {
  let image: { buffer: Buffer; fileName: string } | undefined;
  for await (const part of readParts(request)) {
    if (part.type !== 'file') continue;
    if (image || part.fieldname !== 'image') throw noImage();
    image = { buffer: await part.toBuffer(), fileName: part.filename };
  }
  if (!image) throw noImage();
  return image;
}

/** Routes for a brand's business number, details and licence (FACTS §5). */
export function registerBusinessRoutes(app: FastifyInstance, registry: BusinessRegistry): void {
  const { platform } = app;

  route(
    app,
    checkBusiness,
    async ({ db, user, body }) => {
      const businessNo = toBusinessNo(body.business_no);
      const status = (await findBusinessStatuses(registry, businessNo)).get(businessNo);
      return {
        status: STATUS_NAMES[status?.state ?? BusinessState.UNREGISTERED],
        tax_type: status?.tax_type ?? '',
        is_taken: await isBusinessNoTaken(db, businessNo, user.id),
      };
    },
    { rateLimit: LOOK_UPS },
  );

  route(
    app,
    submitBusiness,
    async ({ db, user, body, now }) => {
      const checked = await checkSubmission(registry, body);
      await transaction(db, (db) => submitBusinessDetails(db, user.id, checked, now));
      return getUser(db, platform, user.id);
    },
    { transaction: 'own', rateLimit: LOOK_UPS },
  );

  route(
    app,
    checkBrandBusiness,
    async ({ db, body: { user_id: id }, now, change }) => {
      const before = await getUser(db, platform, id);
      if (!before.brand) throw new ProblemError('not_found');
      const numbers = await findNumbers(db, id);
      if (numbers.length === 0)
        throw new ProblemError('conflict', { title: '업체가 사업자등록번호를 아직 내지 않았어요.' });
      const statuses = await findBusinessStatuses(registry, ...numbers);
      await transaction(db, async (db) => {
        await saveStatuses(db, statuses, now);
        await settleBusiness(db, id, now);
      });
      const after = await getUser(db, platform, id);
      change.record({ before, after });
      return after;
    },
    { transaction: 'own', rateLimit: LOOK_UPS },
  );

  registerCertificate(app);
}

function registerCertificate(app: FastifyInstance): void {
  const { platform } = app;
  route(
    app,
    uploadBusinessImage,
    async ({ db, user, request, now, commit }) => {
      const upload = await readImage(request);
      const stored = await storeImage(platform, db, { ...upload, owner: user.id, only: 'image_or_pdf' });
      return commit(async (db) => {
        const { id } = await claimFile(db, stored.nano_id, user.id, FileUse.licence, user.id);
        await replaceCertificate(db, user.id, id, now);
        return { business_image_url: toFileUrl(platform, { nano_id: stored.nano_id, use: FileUse.licence }, now) };
      });
    },
    { transaction: 'own', rateLimit: LOOK_UPS },
  );
}
