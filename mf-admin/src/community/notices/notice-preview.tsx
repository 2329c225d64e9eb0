import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Badge, Box, Heading, Modal, Stack, Tabs, Text } from '@danji/ui';
import { useState } from 'react';
import type { NoticeDraft } from './notice-draft.ts';

/** The widths of a phone and of the column in which notices are read, in px. */
const WIDTHS = { phone: 390, wide: 720 } as const;
const TABS = [
  { value: 'wide', label: '컴퓨터' },
  { value: 'phone', label: '휴대폰' },
];

type NoticeViewProps = { draft: Pick<NoticeDraft, 'title' | 'content' | 'is_important'> };

/** Shows a notice as readers see it. */
export function NoticeView({ draft: { title, content, is_important } }: NoticeViewProps) {
  return (
    <Stack gap={5}>
      <Stack gap={3} paddingBottom={5} borderBottomWidth="1px" borderColor="border">
        {is_important ? (
          <Box>
            <Badge tone="brand">중요</Badge>
          </Box>
        ) : null}
        <Heading as="h3" size="xl" overflowWrap="anywhere">
          {title.trim() || '제목'}
        </Heading>
      </Stack>
      <Viewer document={content} headingOffset={3} findImage={imagePort.find} />
    </Stack>
  );
}

/** Without a draft the preview is closed. */
type NoticePreviewProps = { draft: NoticeDraft | undefined; onClose: () => void };

/** Previews the notice at the width of a phone and of a computer. */
export function NoticePreview({ draft, onClose }: NoticePreviewProps) {
  const [screen, setScreen] = useState<string>('wide');
  return (
    <Modal open={draft !== undefined} onClose={onClose} title="미리보기" size="lg">
      <Stack gap={4}>
        <Tabs label="화면" value={screen} onChange={setScreen} items={TABS} />
        <Box
          data-screen={screen}
          width="full"
          marginInline="auto"
          padding={{ base: 4, sm: 6 }}
          borderWidth="1px"
          borderRadius="xl"
          bg="bg"
          style={{ maxWidth: WIDTHS[screen === 'phone' ? 'phone' : 'wide'] }}
        >
          {draft ? <NoticeView draft={draft} /> : null}
        </Box>
        {draft && draft.files.length > 0 ? (
          <Text size="sm" tone="subtle">{`글 아래에 첨부파일 ${draft.files.length}개가 보여요.`}</Text>
        ) : null}
      </Stack>
    </Modal>
  );
}
