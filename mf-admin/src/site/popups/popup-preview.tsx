import { PopupScreens } from '@danji/app-kit/advertisements';
import { Stack, Text } from '@danji/ui';
import { useDeferredValue } from 'react';
import type { PopupDraft } from './popup-draft.ts';
import { PopupView } from './popup-view.tsx';

/** Previews the popup on a desktop at its position, and on a phone as a bottom sheet. */
export function PopupPreview({ draft }: { draft: PopupDraft }) {
  const deferredContent = useDeferredValue(draft.content);
  return (
    <Stack as="section" aria-label="미리보기" gap={4} position={{ xl: 'sticky' }} top={{ xl: '24' }}>
      <Text size="sm" tone="subtle" fontWeight="semibold">
        미리보기
      </Text>
      <PopupScreens placement={draft}>
        {(asSheet) => <PopupView draft={draft} content={deferredContent} asSheet={asSheet} />}
      </PopupScreens>
    </Stack>
  );
}
