import type { CommunityPost } from '@danji/contracts/community/community-post';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Box, Button, Card, Heading, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { Attachments } from '../../shared/attachments.tsx';

/** The post as the reader has bought it, after its author has changed it. */
export function BoughtVersion({ version }: { version: NonNullable<CommunityPost['bought_version']> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-label="구매한 때의 글">
      <Stack gap={4} alignItems="stretch">
        <Text tone="muted">구매한 뒤에 글쓴이가 글을 고쳤어요. 구매한 때의 글과 파일도 계속 볼 수 있어요.</Text>
        <Button alignSelf="flex-start" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '구매한 때의 글 접기' : '구매한 때의 글 보기'}
        </Button>
        {isOpen ? (
          <>
            <Heading as="h2" size="md" overflowWrap="anywhere">
              {version.title}
            </Heading>
            <Box maxWidth="prose">
              <Viewer document={version.content} findImage={imagePort.find} />
            </Box>
            <Attachments files={version.files} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
