import type { NoticeSummary } from '@danji/contracts/community/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, Box, HStack, Icon, IconButton, type TableColumn } from '@danji/ui';
import { PostStateBadge } from '../../shared/post-state-badge.tsx';

const STATES = [BoardStatus.VISIBLE, BoardStatus.INVISIBLE, BoardStatus.TEMP];

const Title = ({ notice: { board } }: { notice: NoticeSummary }) => (
  <HStack as="span" gap={1.5}>
    <span>{board.title}</span>
    {board.file_count > 0 ? (
      <Box as="span" display="inline-flex" color="fg.subtle">
        <Icon name="paperclip" size={16} label={`첨부파일 ${board.file_count}개`} />
      </Box>
    ) : null}
  </HStack>
);

const NOTICE_COLUMNS: readonly TableColumn<NoticeSummary>[] = [
  {
    key: 'title',
    header: '제목',
    sortKey: 'title',
    cell: (notice) => <Title notice={notice} />,
    exportValue: ({ board }) => board.title,
  },
  {
    key: 'board_status',
    header: '상태',
    filter: {
      kind: 'choice',
      options: STATES.map((code) => ({ value: String(code), label: BoardStatus.label(code) })),
    },
    cell: ({ board }) => <PostStateBadge state={board.board_status} />,
    exportValue: ({ board }) => BoardStatus.label(board.board_status),
  },
  {
    key: 'is_important',
    header: '중요',
    filter: {
      kind: 'choice',
      options: [
        { value: 'true', label: '중요 공지' },
        { value: 'false', label: '일반 공지' },
      ],
    },
    cell: ({ is_important }) => (is_important ? <Badge tone="brand">중요</Badge> : '-'),
    exportValue: ({ is_important }) => (is_important ? '중요' : ''),
  },
  {
    key: 'views',
    header: '조회',
    sortKey: 'views',
    align: 'end',
    whole: true,
    cell: ({ board }) => formatNumber(board.views),
    exportValue: ({ board }) => board.views,
  },
  {
    key: 'published',
    header: '올린 날',
    sortKey: 'published',
    whole: true,
    cell: ({ published }) => (published ? formatDate(published) : '-'),
    exportValue: ({ published }) => published && formatDate(published),
  },
  {
    key: 'updated',
    header: '고친 때',
    sortKey: 'updated',
    hideOnCards: true,
    whole: true,
    cell: ({ board }) => formatDateTime(board.updated),
    exportValue: ({ board }) => formatDateTime(board.updated),
  },
  {
    key: 'notified',
    header: '회원 알림',
    hideOnCards: true,
    whole: true,
    cell: ({ notified }) => (notified ? formatDate(notified) : '-'),
    exportValue: ({ notified }) => notified && formatDate(notified),
  },
  {
    key: 'user',
    header: '쓴 사람',
    hideOnCards: true,
    cell: ({ board }) => board.user?.name ?? '-',
    exportValue: ({ board }) => board.user?.name,
  },
];

type Actions = {
  isRunning: boolean;
  onShow: (notice: NoticeSummary, isVisible: boolean) => void;
  onRemove: (notice: NoticeSummary) => void;
};

function RowActions({ notice, isRunning, onShow, onRemove }: Actions & { notice: NoticeSummary }) {
  const { title, board_status } = notice.board;
  const isVisible = board_status === BoardStatus.VISIBLE;
  return (
    <HStack gap={0} justifyContent="flex-end">
      {board_status === BoardStatus.TEMP ? null : (
        <IconButton
          size="sm"
          icon={isVisible ? 'eye-off' : 'eye'}
          label={`${title} ${isVisible ? '숨기기' : '다시 보이기'}`}
          disabled={isRunning}
          onClick={() => onShow(notice, !isVisible)}
        />
      )}
      <IconButton
        size="sm"
        icon="trash"
        label={`${title} 삭제`}
        disabled={isRunning}
        onClick={() => onRemove(notice)}
      />
    </HStack>
  );
}

/** The columns of the notices; the list can be filtered by state and importance. */
export const toNoticeColumns = (actions: Actions): readonly TableColumn<NoticeSummary>[] => [
  ...NOTICE_COLUMNS,
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (notice) => <RowActions notice={notice} {...actions} />,
  },
];
