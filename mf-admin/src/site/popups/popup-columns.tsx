import type { MainPopupSummary } from '@danji/contracts/site/main-popup';
import { describePopupAudience } from '@danji/contracts/site/main-popup-audience';
import {
  POPUP_STATE_LABELS,
  POPUP_STATES,
  type PopupState,
  toPopupState,
} from '@danji/contracts/site/main-popup-rules';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, HStack, IconButton, Switch, VisuallyHidden, type TableColumn, type Tone } from '@danji/ui';

const TONES: Readonly<Record<PopupState, Tone>> = {
  shown: 'success',
  scheduled: 'brand',
  ended: 'neutral',
  hidden: 'warning',
};

export function PopupStateBadge({
  popup,
  today,
}: {
  popup: Pick<MainPopupSummary, 'is_visible' | 'date_start' | 'date_end'>;
  today: string;
}) {
  const state = toPopupState(popup, today);
  return <Badge tone={TONES[state]}>{POPUP_STATE_LABELS[state]}</Badge>;
}

type Actions = {
  /** Business day. */
  today: string;
  isRunning: boolean;
  onVisible: (popup: MainPopupSummary, isVisible: boolean) => void;
  onCopy: (popup: MainPopupSummary) => void;
  onRemove: (popup: MainPopupSummary) => void;
};

const toPeriod = ({ date_start, date_end }: MainPopupSummary): string =>
  `${formatDate(date_start)} ~ ${formatDate(date_end)}`;
const formatPosition = ({ width, x, y }: MainPopupSummary): string =>
  `${formatNumber(width)}px · ${formatNumber(x)}, ${formatNumber(y)}`;

/** The columns of the popup list; it can be filtered by state. */
export const toPopupColumns = ({
  today,
  isRunning,
  onVisible,
  onCopy,
  onRemove,
}: Actions): readonly TableColumn<MainPopupSummary>[] => [
  { key: 'title', header: '제목', cell: ({ title }) => title, exportValue: ({ title }) => title },
  {
    key: 'state',
    header: '상태',
    filter: { kind: 'choice', options: POPUP_STATES.map((value) => ({ value, label: POPUP_STATE_LABELS[value] })) },
    cell: (popup) => <PopupStateBadge popup={popup} today={today} />,
    exportValue: (popup) => POPUP_STATE_LABELS[toPopupState(popup, today)],
  },
  { key: 'period', header: '기간', whole: true, cell: toPeriod, exportValue: toPeriod },
  {
    key: 'audience',
    header: '보여 줄 사람',
    cell: ({ audience }) => describePopupAudience(audience),
    exportValue: ({ audience }) => describePopupAudience(audience),
  },
  { key: 'place', header: '너비 · 위치', hideOnCards: true, cell: formatPosition, exportValue: formatPosition },
  {
    key: 'created',
    header: '만든 날',
    hideOnCards: true,
    whole: true,
    cell: ({ created }) => formatDate(created),
    exportValue: ({ created }) => formatDate(created),
  },
  {
    key: 'visible',
    header: '보이기',
    cell: (popup) => (
      <Switch checked={popup.is_visible} disabled={isRunning} onChange={(isVisible) => onVisible(popup, isVisible)}>
        <VisuallyHidden>{`${popup.title} 보이기`}</VisuallyHidden>
      </Switch>
    ),
  },
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    cell: (popup) => (
      <HStack gap={0} justifyContent="flex-end">
        <IconButton size="sm" icon="copy" label={`${popup.title} 복제`} onClick={() => onCopy(popup)} />
        <IconButton
          size="sm"
          icon="trash"
          label={`${popup.title} 삭제`}
          disabled={isRunning}
          onClick={() => onRemove(popup)}
        />
      </HStack>
    ),
  },
];
