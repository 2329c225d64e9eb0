import type { HomePopup } from '@danji/contracts/site/main-popup';
import { BottomSheet, Box, Button, HStack, IconButton, Text } from '@danji/ui';
import { useRef, useState, type UIEvent } from 'react';
import type { ClosePeriod } from './closed-popups.ts';
import { PopupContent } from './popup-content.tsx';
import { PopupLink } from './popup-link.tsx';

type PopupSheetProps = {
  popups: readonly HomePopup[];
  onClose: (popups: readonly HomePopup[], period: ClosePeriod) => void;
};

type PageControlsProps = { at: number; count: number; onPageChange: (at: number) => void };

/** Shows which of the popups is visible, with buttons for the others. */
function PageControls({ at, count, onPageChange }: PageControlsProps) {
  return (
    <HStack css={{ justifyContent: 'center', paddingTop: 3 }}>
      <IconButton icon="chevron-left" label="이전 소식" disabled={at === 0} onClick={() => onPageChange(at - 1)} />
      <Text size="sm" tone="muted" numeric aria-live="polite">{`${at + 1} / ${count}`}</Text>
      <IconButton
        icon="chevron-right"
        label="다음 소식"
        disabled={at === count - 1}
        onClick={() => onPageChange(at + 1)}
      />
    </HStack>
  );
}

/** The popups beside one another; the link of each stays in sight, however tall its picture is. */
const TRACK = {
  listStyle: 'none',
  // The content brings the padding of the sheet with it.
  marginInline: '-5',
  display: 'flex',
  alignItems: 'flex-start',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': {
    flex: '0 0 100%',
    minWidth: 0,
    maxHeight: '52dvh',
    display: 'flex',
    flexDirection: 'column',
    scrollSnapAlign: 'start',
  },
} as const;

/** The popups on a phone: one sheet in which a swipe shows the next one. Closing it closes all of them. */
export function PopupSheet({ popups, onClose }: PopupSheetProps) {
  // The content that stays visible during the closing animation.
  const [displayed] = useState(popups);
  const [at, setAt] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const current = displayed[at] ?? displayed[0];
  if (!current) return null;

  const scrollToPopup = (next: number): void =>
    track.current?.children[next]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent): void =>
    setAt(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0);
  const close = (period: ClosePeriod) => () => onClose(popups, period);
  const canCloseForToday = displayed.some(({ show_close_today }) => show_close_today);
  return (
    <BottomSheet
      fit
      open={popups.length > 0}
      onClose={close('session')}
      title={current.title}
      footer={
        <>
          {canCloseForToday ? (
            <Button variant="outline" onClick={close('today')}>
              오늘 하루 보지 않기
            </Button>
          ) : null}
          <Button onClick={close('session')}>닫기</Button>
        </>
      }
    >
      <Box as="ul" ref={track} onScroll={onScroll} aria-label={`소식 ${displayed.length}개`} css={TRACK}>
        {displayed.map((popup, index) => (
          <li key={popup.id} inert={index !== at}>
            <PopupContent popup={popup} />
            <PopupLink popup={popup} />
          </li>
        ))}
      </Box>
      {displayed.length > 1 ? <PageControls at={at} count={displayed.length} onPageChange={scrollToPopup} /> : null}
    </BottomSheet>
  );
}
