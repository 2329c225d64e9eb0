import {
  createSystemDocument,
  deleteSystemDocument,
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
} from '@danji/contracts/site/system-document.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findInForce, findVersion, listStaffVersions, listVersions } from './system-document.repository.ts';
import { announceVersion, withdrawAnnouncedVersion } from './system-document.service.ts';

function getOr404<T>(document: T | undefined): T {
  if (document === undefined)
    throw new ProblemError('not_found', { title: '문서가 없어요. 취소됐거나 주소가 잘못됐을 수 있어요.' });
  return document;
}

/** Routes for our terms and policies: everybody may read every version, operators announce new ones. */
export function registerSystemDocumentRoutes(app: FastifyInstance): void {
  route(app, getSystemDocument, async ({ db, query, now }) =>
    getOr404(await findInForce(db, query.document_type, toBusinessDate(now))),
  );
  route(app, getSystemDocumentVersion, async ({ db, query, now }) =>
    getOr404(await findVersion(db, query.document_type, query.version, toBusinessDate(now))),
  );
  route(app, listSystemDocumentVersions, ({ db, query, now }) => listVersions(db, query, toBusinessDate(now)));
  route(app, listStaffSystemDocuments, ({ db, query, now }) => listStaffVersions(db, query, toBusinessDate(now)));

  route(app, createSystemDocument, async ({ db, body, user, now, change }) => {
    const document = await announceVersion(db, body, { userId: user.id, now });
    const { content: _, ...summary } = document;
    change.after = summary;
    return document;
  });

  route(app, deleteSystemDocument, async ({ db, params, now, change }) => {
    change.before = await withdrawAnnouncedVersion(db, params.id, now);
    return { ok: true } as const;
  });
}
