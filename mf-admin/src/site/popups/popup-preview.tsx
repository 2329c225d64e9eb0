import { Box, Stack, Text } from '@danji/ui';
import { useDeferredValue } from 'react';
import { MiniScreen } from './mini-screen.tsx';
import type { PopupDraft } from './popup-draft.ts';
import { PopupView } from './popup-view.tsx';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
/** The margin, the minimum and the maximum height of a popup on the home page, in px. */
const EDGE = 12;
const MIN_HEIGHT = 280;
const MAX_HEIGHT = 576;

const clamp = (value: number, limit: number) => Math.max(EDGE, Math.min(value, limit));

/** Previews the popup on a desktop at its position, and on a phone as a bottom sheet. */
export function PopupPreview({ draft }: { draft: PopupDraft }) {
  const deferredContent = useDeferredValue(draft.content);
  const left = clamp(draft.x, DESKTOP.width - draft.width - EDGE);
  const top = clamp(draft.y, DESKTOP.height - MIN_HEIGHT - EDGE);
  return (
    <Stack as="section" aria-label="미리보기" gap={4} position={{ xl: 'sticky' }} top={{ xl: '24' }}>
      <Text size="sm" tone="subtle" fontWeight="semibold">
        미리보기
      </Text>
      <MiniScreen name="컴퓨터 (1,280px)" {...DESKTOP}>
        <Box
          position="absolute"
          style={{
            left,
            top,
            width: draft.width,
            maxHeight: Math.min(MAX_HEIGHT, DESKTOP.height - top - EDGE),
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          <PopupView draft={draft} content={deferredContent} />
        </Box>
      </MiniScreen>
      <Box width="60%" maxWidth="260px">
        <MiniScreen name="휴대전화" {...PHONE}>
          <Box position="absolute" inset={0} bg="bg.backdrop" />
          <Box
            position="absolute"
            bottom={0}
            left={0}
            right={0}
            style={{ maxHeight: PHONE.height * 0.8, display: 'flex', flexDirection: 'column' }}
          >
            <PopupView draft={draft} content={deferredContent} asSheet />
          </Box>
        </MiniScreen>
      </Box>
    </Stack>
  );
}
