import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { FaqSummary } from '@danji/contracts/community/faq';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, HStack, IconButton, type TableColumn } from '@danji/ui';
import { DragHandle } from '../../shared/drag-handle.tsx';
import { PostStateBadge } from '../../shared/post-state-badge.tsx';
import type { useRowDrag } from '../../shared/use-row-drag.ts';

const STATES = [BoardStatus.VISIBLE, BoardStatus.INVISIBLE, BoardStatus.TEMP];

/** How many members an answer has helped, and which part of all who said so. */
function describeHelpful(helpful: number, unhelpful: number): string {
  const all = helpful + unhelpful;
  return all === 0 ? '-' : `${formatNumber(helpful)} (${Math.round((helpful / all) * 100)}%)`;
}

const CATEGORY: TableColumn<FaqSummary> = {
  key: 'category',
  header: '분류',
  filter: {
    kind: 'choice',
    options: SupportCategory.options.map(({ code, label }) => ({ value: String(code), label })),
  },
  cell: ({ category }) => SupportCategory.label(category),
  exportValue: ({ category }) => SupportCategory.label(category),
};

const FAQ_COLUMNS: readonly TableColumn<FaqSummary>[] = [
  {
    key: 'title',
    header: '질문',
    cell: ({ question }) => question.title,
    exportValue: ({ question }) => question.title,
  },
  {
    key: 'board_status',
    header: '상태',
    filter: {
      kind: 'choice',
      options: STATES.map((code) => ({ value: String(code), label: BoardStatus.label(code) })),
    },
    cell: ({ question }) => <PostStateBadge state={question.board_status} />,
    exportValue: ({ question }) => BoardStatus.label(question.board_status),
  },
  {
    key: 'views',
    header: '조회',
    align: 'end',
    whole: true,
    cell: ({ question }) => formatNumber(question.views),
    exportValue: ({ question }) => question.views,
  },
  {
    key: 'helpful',
    header: '도움 됐어요',
    align: 'end',
    whole: true,
    cell: ({ helpful, unhelpful }) => describeHelpful(helpful ?? 0, unhelpful ?? 0),
    exportValue: ({ helpful }) => helpful,
  },
  {
    key: 'unhelpful',
    header: '도움 안 됐어요',
    align: 'end',
    hideOnCards: true,
    whole: true,
    cell: ({ unhelpful }) => formatNumber(unhelpful ?? 0),
    exportValue: ({ unhelpful }) => unhelpful,
  },
  {
    key: 'updated',
    header: '고친 때',
    hideOnCards: true,
    whole: true,
    cell: ({ question }) => formatDateTime(question.updated),
    exportValue: ({ question }) => formatDateTime(question.updated),
  },
  {
    key: 'user',
    header: '쓴 사람',
    hideOnCards: true,
    cell: ({ question }) => question.user?.name ?? '-',
    exportValue: ({ question }) => question.user?.name,
  },
];

type Actions = {
  isRunning: boolean;
  /** The last places of the categories on this page: nothing moves below them. */
  isLast: (faq: FaqSummary) => boolean;
  onMove: (faq: FaqSummary, position: number) => void;
  onRemove: (faq: FaqSummary) => void;
  drag: ReturnType<typeof useRowDrag<FaqSummary>>;
};

/** The place of a question, by which it is dragged to another one. */
const Place = ({ faq, drag: { overId, handleOf } }: Pick<Actions, 'drag'> & { faq: FaqSummary }) => (
  <HStack gap={1} justifyContent="flex-end">
    {overId === faq.id ? <Badge tone="brand">여기로</Badge> : formatNumber(faq.position)}
    <DragHandle {...handleOf(faq)} />
  </HStack>
);

const RowActions = ({ faq, isRunning, isLast, onMove, onRemove }: Actions & { faq: FaqSummary }) => (
  <HStack gap={0} justifyContent="flex-end">
    <IconButton
      size="sm"
      icon="arrow-up"
      label={`${faq.question.title} 위로`}
      disabled={isRunning || faq.position === 1}
      onClick={() => onMove(faq, faq.position - 1)}
    />
    <IconButton
      size="sm"
      icon="arrow-down"
      label={`${faq.question.title} 아래로`}
      disabled={isRunning || isLast(faq)}
      onClick={() => onMove(faq, faq.position + 1)}
    />
    <IconButton
      size="sm"
      icon="trash"
      label={`${faq.question.title} 삭제`}
      disabled={isRunning}
      onClick={() => onRemove(faq)}
    />
  </HStack>
);

/** The columns of the questions; the list can be filtered by category and state. */
export const toFaqColumns = (actions: Actions): readonly TableColumn<FaqSummary>[] => [
  CATEGORY,
  {
    key: 'position',
    header: '순서',
    align: 'end',
    whole: true,
    cell: (faq) => <Place faq={faq} drag={actions.drag} />,
    exportValue: ({ position }) => position,
  },
  ...FAQ_COLUMNS,
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (faq) => <RowActions faq={faq} {...actions} />,
  },
];
