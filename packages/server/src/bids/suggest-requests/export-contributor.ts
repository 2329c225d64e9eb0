import { SUGGEST_REQUEST_STATE_LABELS, type SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { VAT_LABELS } from '@danji/contracts/bids/suggest-result';
import { formatDateTime } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import { approvedFact } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { WorkspaceExportContributor } from '../../workspace/workspace-export/index.ts';
import { SUGGEST_REQUEST_FILE_USE } from './suggest-request.repository.ts';

/** The requests that a space may read: sealed ones are in no export. */
const listRequests = (db: Db, spaceId: number) =>
  db
    .selectFrom('suggest_request as request')
    .innerJoin('suggest_item as item', 'item.id', 'request.item_id')
    .innerJoin('user_account as account', 'account.id', 'request.brand_id')
    .leftJoin('brand_account as brand', 'brand.user_id', 'request.brand_id')
    .where('request.space_id', '=', spaceId)
    .where('request.is_open', '=', true)
    .select(['request.id', 'request.nano_id', 'item.nano_id as item_nano_id', 'item.title as notice'])
    .select(['request.content', 'request.price_lines', 'request.total_price', 'request.vat_mode'])
    .select(['request.valid_until', 'request.sent', 'request.hash', 'request.reason'])
    .select(sql<SuggestRequest['state']>`request.state`.as('state'))
    .select(sql<string>`coalesce(nullif(${approvedFact('brand', 'name')}, ''), account.name)`.as('vendor'))
    .orderBy('item.created', 'desc')
    .orderBy('item.id', 'desc')
    .orderBy('request.total_price', (order) => order.asc().nullsLast())
    .orderBy('request.id')
    .execute();

const listFiles = (db: Db, spaceId: number) =>
  db
    .selectFrom('record_file as shown')
    .innerJoin('stored_file as file', 'file.id', 'shown.file_id')
    .innerJoin('suggest_request as request', 'request.id', 'shown.record_id')
    .where('shown.use', '=', SUGGEST_REQUEST_FILE_USE)
    .where('request.space_id', '=', spaceId)
    .where('request.is_open', '=', true)
    .select(['request.id as request_id', 'file.nano_id', 'file.name', 'file.storage_key'])
    .orderBy('request.id')
    .orderBy('shown.position')
    .orderBy('file.id')
    .execute();

/** Adds the offers that a work space has opened to its export, each as it was sent. */
export const suggestRequestExportContributor: WorkspaceExportContributor = {
  title: '받은 제안',
  order: 61,
  async collect(db, spaceId) {
    const requests = await listRequests(db, spaceId);
    const files = await listFiles(db, spaceId);
    const filesOf = Map.groupBy(files, ({ request_id }) => request_id);
    return {
      data: requests.map(({ id, ...request }) => ({
        ...request,
        files: (filesOf.get(id) ?? []).map(({ nano_id, name }) => ({ nano_id, name })),
      })),
      tables: [
        {
          title: '받은 제안',
          columns: ['공고', '업체', '상태', '제안 금액(원)', '부가세', '제출', '사유', '제안 내용', '첨부파일'],
          rows: requests.map(({ id, notice, vendor, state, total_price, vat_mode, sent, reason }) => [
            notice,
            vendor,
            SUGGEST_REQUEST_STATE_LABELS[state],
            total_price,
            VAT_LABELS[vat_mode],
            sent && formatDateTime(sent),
            reason,
            { links: [`offer-${id}`] },
            { links: (filesOf.get(id) ?? []).map(({ nano_id }) => nano_id) },
          ]),
        },
      ],
      files,
      documents: requests.map(({ id, notice, vendor, content }) => ({
        id: `offer-${id}`,
        title: `${notice} - ${vendor}`,
        content,
      })),
    };
  },
};
