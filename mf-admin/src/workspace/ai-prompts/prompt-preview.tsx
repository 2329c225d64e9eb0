import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { fillPrompt, type PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { formatDate } from '@danji/contracts/format/date';
import { getAiForm } from '@danji/contracts/workspace/ai-document-forms';
import { Box, Card, Heading, Stack, Text } from '@danji/ui';
import { useId } from 'react';

const EXAMPLE_SPACE = {
  space_title: '한빛마을 관리사무소',
  building_name: '한빛마을 3단지',
  address: '서울특별시 마포구 월드컵로 100',
  tel: '02-300-1234',
  today: formatDate('2026-11-22'),
};

const PromptSection = ({ label, text }: { label: string; text: string }) => (
  <Stack gap={1.5}>
    <Text size="sm" fontWeight="semibold">
      {label}
    </Text>
    <Box
      as="section"
      aria-label={label}
      tabIndex={0}
      maxHeight="40vh"
      overflowY="auto"
      padding={4}
      borderRadius="md"
      bg="bg.subtle"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      fontSize="sm"
    >
      {text}
    </Box>
  </Stack>
);

/** Shows the text that the model gets when every question is answered with its example. */
export function PromptPreview({ type, prompt }: { type: AiDocumentTypeCode; prompt: PromptText }) {
  const id = useId();
  const { system, user } = fillPrompt(
    type,
    prompt,
    { ...EXAMPLE_SPACE, document_type: AiDocumentType.label(type), title: getAiForm(type).titleExample },
    toExampleAnswers(type),
  );
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={0.5}>
          <Heading as="h2" size="md" id={id}>
            미리보기
          </Heading>
          <Text size="sm" tone="muted">
            양식의 예시 답으로 채운 모습이에요. AI는 이 글을 그대로 받아요.
          </Text>
        </Stack>
        <PromptSection label="역할 지시문" text={system} />
        <PromptSection label="요청문" text={user} />
      </Stack>
    </Card>
  );
}
