import { ListedWordAction, type ListedWordActionCode } from '@danji/contracts/codes/moderation-codes';
import type { ListedWordRecord } from '@danji/contracts/community/listed-word';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, IconButton, type TableColumn, type Tone } from '@danji/ui';

const TONES: Record<ListedWordActionCode, Tone> = { 1: 'danger', 2: 'warning', 3: 'neutral' };

export const ActionBadge = ({ action }: { action: ListedWordActionCode }) => (
  <Badge tone={TONES[action]}>{ListedWordAction.label(action)}</Badge>
);

/** The columns of the words; the list can be filtered by what happens to a text. */
export const toListedWordColumns = (
  onRemove: (word: ListedWordRecord) => void,
): readonly TableColumn<ListedWordRecord>[] => [
  { key: 'word', header: '단어', cell: ({ word }) => word },
  {
    key: 'action',
    header: '처리',
    filter: {
      kind: 'choice',
      options: ListedWordAction.options.map(({ code, label }) => ({ value: String(code), label })),
    },
    cell: ({ action }) => <ActionBadge action={action} />,
  },
  { key: 'author', header: '등록한 사람', cell: ({ author }) => author?.name ?? '-' },
  { key: 'created', header: '등록', whole: true, cell: ({ created }) => formatDateTime(created) },
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (word) => <IconButton size="sm" icon="trash" label={`${word.word} 삭제`} onClick={() => onRemove(word)} />,
  },
];
