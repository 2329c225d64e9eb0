import { Box, Button, HStack, Icon, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { useOverflow } from '../use-overflow.ts';

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
      inert
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

/** The content scrolls as it does for visitors, because pictures may be below what is in sight; nothing in it works. */
function Content({ label, children }: { label: string; children: ReactNode }) {
  const { body, overflows } = useOverflow();
  return (
    <Box
      ref={body}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
      flex="1"
      minHeight={0}
      overflowY="auto"
      overscrollBehavior="contain"
    >
      <Stack inert gap={4} paddingInline={5} paddingBottom={3}>
        {children}
      </Stack>
    </Box>
  );
}

type PopupFrameProps = {
  title: string;
  /** Whether it leads to a page. */ hasLink: boolean;
  canCloseToday: boolean;
  /** As the bottom sheet of a phone. */ asSheet: boolean;
  children: ReactNode;
};

/** Shows a popup of the home page as visitors see it, without working controls. */
export function PopupFrame({ title, hasLink, canCloseToday, asSheet, children }: PopupFrameProps) {
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
        inert
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
      <Content label={asSheet ? '휴대폰 팝업 내용' : '컴퓨터 팝업 내용'}>{children}</Content>
      {hasLink ? (
        <Button inert variant="subtle" tabIndex={-1} flexShrink={0} marginInline={5} marginTop={2} marginBottom={4}>
          자세히 보기
        </Button>
      ) : null}
      {asSheet || canCloseToday ? <CloseButtons asSheet={asSheet} canCloseToday={canCloseToday} /> : null}
    </Stack>
  );
}
