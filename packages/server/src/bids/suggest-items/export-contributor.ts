import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { BidMethod, SelectionMethod, SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import { exportedName } from '../../workspace/work-spaces/index.ts';
import type {
  WorkspaceExportContributor,
  WorkspaceExportDocument,
  WorkspaceExportTable,
} from '../../workspace/workspace-export/index.ts';
import { fromItems, SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';

/** The notices of a space, drafts too; what our staff have marked is left out. */
const listItems = (db: Db, spaceId: number) =>
  fromItems(db)
    .innerJoin('user_account as account', 'account.id', 'item.user_id')
    .where('item.space_id', '=', spaceId)
    .select(['item.id', 'item.nano_id', 'item.state', 'item.suggest_type', 'item.bid_method', 'item.selection_method'])
    .select(['item.title', 'item.category', 'item.tags', 'item.number_of_units', 'item.expected_contract_amount'])
    .select(['item.work_start_date', 'item.kapt_number', 'item.work_scope', 'item.participant_qualification'])
    .select(['item.price_table', 'item.papers', 'item.bid_deposit_rate', 'item.contract_deposit_rate'])
    .select(['item.date_start', 'item.date_end', 'item.briefing_at', 'item.opening_at', 'item.opened', 'item.reason'])
    .select(['item.created', 'item.updated', exportedName(spaceId).as('writer')])
    .orderBy('item.created', 'desc')
    .orderBy('item.id', 'desc')
    .execute();

/** The events of the notices, oldest first; without people, since vendors and our staff are among them. */
const listEvents = (db: Db, spaceId: number) =>
  db
    .selectFrom('suggest_item_event as event')
    .innerJoin('suggest_item as item', 'item.id', 'event.item_id')
    .where('item.space_id', '=', spaceId)
    .select(['event.item_id', 'event.kind', 'event.reason', 'event.fields', 'event.created'])
    .orderBy('event.id')
    .execute();

/** Questions with their answers; who asked is never told. */
const listQuestions = (db: Db, spaceId: number) =>
  db
    .selectFrom('suggest_question as question')
    .innerJoin('suggest_item as item', 'item.id', 'question.item_id')
    .where('item.space_id', '=', spaceId)
    .select(['question.item_id', 'question.content', 'question.answer', 'question.answered', 'question.created'])
    .orderBy('question.id')
    .execute();

const listFiles = (db: Db, spaceId: number) =>
  db
    .selectFrom('record_file as shown')
    .innerJoin('stored_file as file', 'file.id', 'shown.file_id')
    .innerJoin('suggest_item as item', 'item.id', 'shown.record_id')
    .where('shown.use', '=', SUGGEST_ITEM_FILE_USE)
    .where('item.space_id', '=', spaceId)
    .select(['item.id as item_id', 'file.nano_id', 'file.name', 'file.storage_key'])
    .orderBy('item.id')
    .orderBy('shown.position')
    .orderBy('file.id')
    .execute();

type Items = Awaited<ReturnType<typeof listItems>>;

const toDocuments = ({
  id,
  title,
  work_scope,
  participant_qualification,
}: Items[number]): WorkspaceExportDocument[] => [
  { id: `scope-${id}`, title: `${title} 공사 범위`, content: work_scope },
  { id: `qualification-${id}`, title: `${title} 참가 자격`, content: participant_qualification },
];

const toTable = (items: Items, files: ReadonlyMap<number, readonly { nano_id: string }[]>): WorkspaceExportTable => ({
  title: '입찰공고',
  columns: [
    '종류',
    '분류',
    '제목',
    '상태',
    '입찰 방법',
    '낙찰 방법',
    '시작',
    '마감',
    '예상 금액(원)',
    '쓴 사람',
    '본문',
    '첨부파일',
  ],
  rows: items.map((item) => [
    SuggestType.label(item.suggest_type),
    item.category === null ? null : toSubCategoryName(item.category),
    item.title,
    SuggestItemState.label(item.state),
    BidMethod.label(item.bid_method),
    SelectionMethod.label(item.selection_method),
    item.date_start && formatDateTime(item.date_start),
    item.date_end && formatDateTime(item.date_end),
    item.expected_contract_amount,
    item.writer,
    { links: toDocuments(item).map(({ id }) => id) },
    { links: (files.get(item.id) ?? []).map(({ nano_id }) => nano_id) },
  ]),
});

/** Adds the bid notices of a work space with their history, questions and files to its export. */
export const suggestItemExportContributor: WorkspaceExportContributor = {
  title: '입찰공고',
  order: 60,
  async collect(db, spaceId) {
    const items = await listItems(db, spaceId);
    const events = Map.groupBy(await listEvents(db, spaceId), ({ item_id }) => item_id);
    const questions = Map.groupBy(await listQuestions(db, spaceId), ({ item_id }) => item_id);
    const files = await listFiles(db, spaceId);
    const filesOf = Map.groupBy(files, ({ item_id }) => item_id);
    return {
      data: items.map((item) => ({
        ...item,
        events: (events.get(item.id) ?? []).map(({ item_id: _id, ...event }) => event),
        questions: (questions.get(item.id) ?? []).map(({ item_id: _id, ...question }) => question),
        files: (filesOf.get(item.id) ?? []).map(({ nano_id, name }) => ({ nano_id, name })),
      })),
      tables: [toTable(items, filesOf)],
      files,
      documents: items.flatMap(toDocuments),
    };
  },
};
