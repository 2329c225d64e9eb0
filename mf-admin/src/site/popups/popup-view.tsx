import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { isBlankDocument, withoutBlankEnd } from '@danji/editor/core/blank';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Button, HStack, Icon, Stack, Text } from '@danji/ui';
import type { PopupDraft } from './popup-draft.ts';

const PLACEHOLDER_CONTENT: RichDocument = {
  version: 1,
  children: [{ type: 'paragraph', children: [{ text: '내용이 여기에 보여요.' }] }],
};

/** The buttons at the lower edge. */
function CloseButtons({ asSheet, canCloseToday }: { asSheet: boolean; canCloseToday: boolean }) {
  const closeTodayButton = canCloseToday ? (
    <Button
      variant={asSheet ? 'outline' : 'ghost'}
      size={asSheet ? 'md' : 'sm'}
      tabIndex={-1}
      flex={asSheet ? '1' : undefined}
    >
      오늘 하루 보지 않기
    </Button>
  ) : null;
  return (
    <HStack
      justifyContent="flex-end"
      paddingInline={asSheet ? 5 : 3}
      paddingBlock={asSheet ? 4 : 2}
      borderTopWidth={asSheet ? undefined : '1px'}
      borderColor="border.subtle"
      flexShrink={0}
    >
      {closeTodayButton}
      <Button
        variant={asSheet ? 'solid' : 'ghost'}
        size={asSheet ? 'md' : 'sm'}
        tabIndex={-1}
        flex={asSheet ? '1' : undefined}
      >
        닫기
      </Button>
    </HStack>
  );
}

/** Shows a popup as visitors see it, without working controls. `asSheet` shows it as the bottom sheet of a phone. */
export function PopupView({
  draft,
  content,
  asSheet = false,
}: {
  draft: Pick<PopupDraft, 'title' | 'link' | 'show_close_today'>;
  content: RichDocument;
  asSheet?: boolean;
}) {
  const { title, link, show_close_today } = draft;
  return (
    <Stack
      gap={0}
      bg="bg.panel"
      color="fg"
      boxShadow="floating"
      minHeight={0}
      overflow="hidden"
      borderRadius={asSheet ? undefined : 'lg'}
      borderTopLeftRadius={asSheet ? 'xl' : undefined}
      borderTopRightRadius={asSheet ? 'xl' : undefined}
    >
      <HStack
        paddingInlineStart={5}
        paddingInlineEnd={4}
        paddingBlock={3}
        justifyContent="space-between"
        flexShrink={0}
      >
        <Text fontWeight="bold" fontSize="lg" overflowWrap="anywhere">
          {title.trim() || '제목'}
        </Text>
        <Icon name="x" />
      </HStack>
      <Stack gap={4} paddingInline={5} paddingBottom={5} flex="1" minHeight={0} overflow="hidden">
        <Viewer
          document={isBlankDocument(content) ? PLACEHOLDER_CONTENT : withoutBlankEnd(content)}
          headingOffset={2}
          findImage={imagePort.find}
        />
        {link.trim() === '' ? null : (
          <Button variant="subtle" tabIndex={-1} flexShrink={0}>
            자세히 보기
          </Button>
        )}
      </Stack>
      {asSheet || show_close_today ? <CloseButtons asSheet={asSheet} canCloseToday={show_close_today} /> : null}
    </Stack>
  );
}
