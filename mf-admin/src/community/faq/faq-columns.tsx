import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { FaqSummary } from '@danji/contracts/community/faq';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { HStack, IconButton, type TableColumn } from '@danji/ui';
import { PostStateBadge } from '../../shared/post-state-badge.tsx';

const STATES = [BoardStatus.VISIBLE, BoardStatus.INVISIBLE, BoardStatus.TEMP];

const FAQ_COLUMNS: readonly TableColumn<FaqSummary>[] = [
  {
    key: 'category',
    header: '분류',
    filter: {
      kind: 'choice',
      options: SupportCategory.options.map(({ code, label }) => ({ value: String(code), label })),
    },
    cell: ({ category }) => SupportCategory.label(category),
    exportValue: ({ category }) => SupportCategory.label(category),
  },
  {
    key: 'position',
    header: '순서',
    align: 'end',
    whole: true,
    cell: ({ position }) => formatNumber(position),
    exportValue: ({ position }) => position,
  },
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
};

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
  ...FAQ_COLUMNS,
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (faq) => <RowActions faq={faq} {...actions} />,
  },
];
