import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, Button, Card, EmptyState, Flex, Heading, Stack, Text } from '@danji/ui';
import { useId } from 'react';

type PromptVersionsProps = {
  prompts: readonly AiPrompt[];
  isRunning: boolean;
  onActivate: (prompt: AiPrompt) => void;
  onLoad: (prompt: AiPrompt) => void;
};

function PromptVersion({
  prompt,
  isRunning,
  onActivate,
  onLoad,
}: Omit<PromptVersionsProps, 'prompts'> & { prompt: AiPrompt }) {
  return (
    <Flex
      as="li"
      gap={2}
      justifyContent="space-between"
      alignItems="center"
      flexWrap="wrap"
      paddingBlock={3}
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: 0 }}
    >
      <Stack gap={0.5} minWidth={0}>
        <Flex gap={2} alignItems="center" flexWrap="wrap">
          <Text as="span" fontWeight="bold">{`${prompt.version}판`}</Text>
          {prompt.is_active ? <Badge tone="success">적용 중</Badge> : null}
          <Text as="span" overflowWrap="anywhere">
            {prompt.note}
          </Text>
        </Flex>
        <Text size="sm" tone="subtle" numeric>{`${prompt.user?.name ?? '-'} · ${formatDateTime(prompt.created)}`}</Text>
      </Stack>
      <Flex gap={2}>
        <Button size="sm" variant="outline" aria-label={`${prompt.version}판 불러오기`} onClick={() => onLoad(prompt)}>
          불러오기
        </Button>
        {prompt.is_active ? null : (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`${prompt.version}판 적용`}
            disabled={isRunning}
            onClick={() => onActivate(prompt)}
          >
            적용
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Lists the saved versions; each can be activated again, or be the start of a new version. */
export function PromptVersions({ prompts, isRunning, onActivate, onLoad }: PromptVersionsProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading as="h2" size="md" id={id}>
          저장한 판
        </Heading>
        {prompts.length === 0 ? (
          <EmptyState
            compact
            icon="history"
            title="아직 저장한 판이 없어요"
            description="지금은 기본 지시문을 쓰고 있어요."
          />
        ) : (
          <Stack as="ul" listStyle="none" gap={0}>
            {prompts.map((prompt) => (
              <PromptVersion
                key={prompt.id}
                prompt={prompt}
                isRunning={isRunning}
                onActivate={onActivate}
                onLoad={onLoad}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
