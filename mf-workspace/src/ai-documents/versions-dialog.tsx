import { useEndpoint } from '@danji/api-client';
import type { AiDocumentVersionSummary } from '@danji/contracts/workspace/ai-document';
import { getAiDocumentVersion, listAiDocumentVersions } from '@danji/contracts/workspace/ai-document.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Box, Button, EmptyState, FailedState, Flex, ListSkeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';

type RestoreVersion = (version: AiDocumentVersionSummary) => Promise<boolean>;

const describe = ({ user }: AiDocumentVersionSummary): string => (user ? `${user.name} 님이 고친 글` : 'AI가 쓴 글');

function VersionText({
  version,
  onBack,
  onRestore,
}: {
  version: AiDocumentVersionSummary;
  onBack: () => void;
  onRestore: RestoreVersion;
}) {
  const { data, error, refresh, isRefreshing } = useEndpoint(getAiDocumentVersion, { params: { id: version.id } });
  const [isRunning, setIsRunning] = useState(false);
  const restore = async (): Promise<void> => {
    setIsRunning(true);
    if (!(await onRestore(version))) setIsRunning(false);
  };
  return (
    <Stack gap={4}>
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <Stack gap={0}>
          <Text fontWeight="bold">{describe(version)}</Text>
          <Text size="sm" tone="muted" numeric>
            {formatDateTime(version.saved)}
          </Text>
        </Stack>
        <Flex gap={2}>
          <Button variant="outline" icon="arrow-left" onClick={onBack}>
            목록
          </Button>
          <Button icon="rotate-ccw" loading={isRunning} disabled={!data} onClick={() => void restore()}>
            이 버전으로 되돌리기
          </Button>
        </Flex>
      </Flex>
      <Box
        as="section"
        tabIndex={0}
        aria-label="이전 버전의 내용"
        maxHeight="55vh"
        overflowY="auto"
        padding={5}
        borderWidth="1px"
        borderRadius="lg"
        bg="bg"
      >
        {error && !data ? (
          <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : null}
        {data ? <Viewer document={data.content} headingOffset={3} findImage={imagePort.find} /> : null}
        {!data && !error ? <ListSkeleton count={3} /> : null}
      </Box>
    </Stack>
  );
}

const ROW_STYLE = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 3,
  width: 'full',
  minHeight: '3.5rem',
  paddingInline: 3,
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { bg: 'bg.subtle' },
} as const;

/** Earlier versions of a document: each can be read and restored. */
export function VersionsDialog({ documentId, onRestore }: { documentId: number; onRestore: RestoreVersion }) {
  const [open, setOpen] = useState<AiDocumentVersionSummary>();
  const { data, error, refresh, isRefreshing } = useEndpoint(listAiDocumentVersions, {
    query: { document_id: documentId, page_size: 50 },
  });
  if (open) return <VersionText version={open} onBack={() => setOpen(undefined)} onRestore={onRestore} />;
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={4} />;
  if (data.results.length === 0)
    return (
      <EmptyState
        compact
        icon="history"
        title="아직 이전 버전이 없어요"
        description="글을 고치기 시작하면 그전 내용이 여기에 남아요."
      />
    );
  return (
    <Stack as="ul" gap={1} listStyle="none">
      {data.results.map((version) => (
        <li key={version.id}>
          <Box as="button" css={ROW_STYLE} onClick={() => setOpen(version)}>
            <Text as="span" fontWeight="semibold">
              {describe(version)}
            </Text>
            <Text as="span" size="sm" tone="muted" numeric whiteSpace="nowrap">
              {formatDateTime(version.saved)}
            </Text>
          </Box>
        </li>
      ))}
    </Stack>
  );
}
