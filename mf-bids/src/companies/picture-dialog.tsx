import type { WorkCase } from '@danji/contracts/bids/work-case';
import { Box, Flex, IconButton, Modal, Text } from '@danji/ui';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

type PictureDialogProps = {
  title: string;
  pictures: WorkCase['pictures'];
  /** The place of the picture that is shown first. */
  first: number;
  onClose: () => void;
};

/** A finger that has moved so far turns the page, px. */
const SWIPE = 40;
const FRAME = {
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: 'min(70vh, 40rem)',
  bg: 'bg.subtle',
  borderRadius: 'lg',
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
} as const;
const WHOLE = { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' } as const;

/** The pictures of a work, large, one after the other: by buttons, arrow keys and swipes. */
export function PictureDialog({ title, pictures, first, onClose }: PictureDialogProps) {
  const [at, setAt] = useState(first);
  const start = useRef<number>(undefined);
  const { length } = pictures;
  // After the last picture comes the first: no button is disabled while it has the focus.
  const turn = useCallback((step: number) => setAt((before) => (before + step + length) % length), [length]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [turn]);
  const release = ({ clientX }: PointerEvent): void => {
    const moved = clientX - (start.current ?? clientX);
    start.current = undefined;
    if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
  };
  const picture = pictures[at];
  return (
    <Modal open size="xl" title={title} onClose={onClose}>
      <Box
        css={FRAME}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={release}
      >
        {picture ? <img src={picture.url} alt={`${title} 사진 ${at + 1}`} draggable={false} style={WHOLE} /> : null}
      </Box>
      {length > 1 ? (
        <Flex justifyContent="center" alignItems="center" gap={3} paddingTop={3}>
          <IconButton icon="chevron-left" label="이전 사진" onClick={() => turn(-1)} />
          <Text as="span" numeric aria-live="polite">
            {`${at + 1} / ${length}`}
          </Text>
          <IconButton icon="chevron-right" label="다음 사진" onClick={() => turn(1)} />
        </Flex>
      ) : null}
    </Modal>
  );
}
