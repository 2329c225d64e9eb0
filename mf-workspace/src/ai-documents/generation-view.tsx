import { useMutation } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { cancelAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { toMarkdownDocument } from '@danji/contracts/documents/markdown-document';
import { formatNumber } from '@danji/contracts/format/number';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useSession, useToast } from '@danji/shell-sdk';
import { Box, Button, Card, Flex, ProgressBar, Skeleton, Stack, Text } from '@danji/ui';
import { useMemo } from 'react';
import { describeCount } from './document-text.tsx';
import { useGenerationProgress } from './use-generation-progress.ts';

const TextSkeleton = () => (
  <Stack gap={4} aria-hidden>
    {['55%', '92%', '84%', '90%', '40%'].map((width) => (
      <Skeleton key={width} height={5} width={width} />
    ))}
  </Stack>
);

/** A document while it is being generated: shows the text as it arrives, and a button to stop. */
export function GenerationView({
  document,
  mayStop,
  onEnd,
}: {
  document: AiDocument;
  /** Whether the user may stop a generation that another member has started. */
  mayStop: boolean;
  onEnd: () => void;
}) {
  const text = useGenerationProgress(document.id, true, document.generation?.text ?? '', onEnd);
  const preview = useMemo(() => toMarkdownDocument(text), [text]);
  const { user } = useSession();
  const toast = useToast();
  const cancel = useMutation(cancelAiDocument);
  const canStop = mayStop || document.generation?.user.id === user?.id;
  const stop = async (): Promise<void> => {
    const outcome = await cancel.trigger({ body: { document_id: document.id } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    const { generation } = outcome.data;
    toast({ title: '작성을 멈췄어요', ...(generation && { description: describeCount(generation) }) });
  };
  return (
    <Card as="section" aria-label="작성 중인 문서">
      <Stack gap={5}>
        <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
          <Stack gap={0.5}>
            <Text as="output" fontWeight="bold">
              {text === '' ? 'AI가 내용을 살펴보고 있어요' : 'AI가 문서를 쓰고 있어요'}
            </Text>
            <Text size="sm" tone="muted" numeric>
              {text === ''
                ? '다른 화면을 보고 와도 계속 작성해요.'
                : `${formatNumber(text.length)}자 · 다른 화면을 보고 와도 계속 작성해요.`}
            </Text>
          </Stack>
          {canStop ? (
            <Button
              variant="outline"
              icon="x"
              loading={cancel.isRunning}
              loadingLabel="멈추는 중"
              onClick={() => void stop()}
            >
              작성 멈추기
            </Button>
          ) : null}
        </Flex>
        <ProgressBar label="문서 작성 중" />
        <Box minHeight="20rem" aria-busy>
          {text === '' ? <TextSkeleton /> : <Viewer document={preview} findImage={imagePort.find} />}
        </Box>
      </Stack>
    </Card>
  );
}
