import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { Box, Stack, Text } from '@danji/ui';
import { useDeferredValue } from 'react';
import { MiniScreen } from './mini-screen.tsx';
import type { PopupDraft } from './popup-draft.ts';
import { PopupLook } from './popup-look.tsx';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
/** The margin, the minimum and the maximum height of a popup on the home page, in px. */
const EDGE = 12;
const LEAST_HEIGHT = 280;
const MOST_HEIGHT = 576;

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

/** Previews the popup on a desktop at its position, and on a phone as a bottom sheet. */
export function PopupPreview({ draft, content }: { draft: PopupDraft; content: RichDocument }) {
  const shown = useDeferredValue(content);
  const left = clamp(draft.x, DESKTOP.width - draft.width - EDGE);
  const top = clamp(draft.y, DESKTOP.height - LEAST_HEIGHT - EDGE);
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
            maxHeight: Math.min(MOST_HEIGHT, DESKTOP.height - top - EDGE),
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          <PopupLook draft={draft} content={shown} />
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
            <PopupLook draft={draft} content={shown} asSheet />
          </Box>
        </MiniScreen>
      </Box>
    </Stack>
  );
}
