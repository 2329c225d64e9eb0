import { Box } from '@danji/ui';
import type { ReactNode } from 'react';
import { MiniScreen } from './mini-screen.tsx';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
/** The margin, the minimum and the maximum height of a popup on the home page, in px. */
const EDGE = 12;
const MIN_HEIGHT = 280;
const MAX_HEIGHT = 576;

const clamp = (value: number, limit: number) => Math.max(EDGE, Math.min(value, limit));

type PopupScreensProps = {
  /** The position and the width on a wide screen, in px. */ placement: { x: number; y: number; width: number };
  children: (asSheet: boolean) => ReactNode;
};

/** A popup on a desktop at its position, and on a phone as a bottom sheet. */
export function PopupScreens({ placement: { x, y, width }, children }: PopupScreensProps) {
  const left = clamp(x, DESKTOP.width - width - EDGE);
  const top = clamp(y, DESKTOP.height - MIN_HEIGHT - EDGE);
  return (
    <>
      <MiniScreen name="컴퓨터 (1,280px)" {...DESKTOP}>
        <Box
          position="absolute"
          style={{
            left,
            top,
            width,
            maxHeight: Math.min(MAX_HEIGHT, DESKTOP.height - top - EDGE),
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          {children(false)}
        </Box>
      </MiniScreen>
      <Box width="60%" maxWidth="260px">
        <MiniScreen name="휴대폰" {...PHONE}>
          <Box position="absolute" inset={0} bg="bg.backdrop" />
          <Box
            position="absolute"
            bottom={0}
            left={0}
            right={0}
            style={{ maxHeight: PHONE.height * 0.8, display: 'flex', flexDirection: 'column' }}
          >
            {children(true)}
          </Box>
        </MiniScreen>
      </Box>
    </>
  );
}
