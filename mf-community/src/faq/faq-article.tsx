import { useEndpoint } from '@danji/api-client';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Faq } from '@danji/contracts/community/faq';
import { listFaqs } from '@danji/contracts/community/faq.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Box, Button, Flex, Heading, ShareButton, Stack, Text } from '@danji/ui';
import { FaqHelpful } from './faq-helpful.tsx';

const NOT_ON_PAPER = { '@media print': { display: 'none' } };
const MAX_OTHERS = 5;
const OTHER = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingBlock: 2,
  color: 'fg',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
} as const;

function OtherQuestions({ faq: { category, nano_id } }: { faq: Faq }) {
  const { data } = useEndpoint(listFaqs, { query: { category, page_size: MAX_OTHERS + 1 } });
  const others = data?.results.filter((other) => other.nano_id !== nano_id).slice(0, MAX_OTHERS) ?? [];
  if (others.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="other-questions" css={NOT_ON_PAPER}>
      <Heading as="h2" size="md" id="other-questions" paddingBottom={2}>
        {`${SupportCategory.label(category)} 분야의 다른 질문`}
      </Heading>
      <Box as="ul" listStyle="none">
        {others.map((other) => (
          <Box as="li" key={other.id} borderBottomWidth="1px" borderColor="border.subtle">
            <Anchor asChild variant="plain" css={OTHER}>
              <Link to={webPaths.faq(other.nano_id)}>{other.question.title}</Link>
            </Anchor>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** One question with its answer, and the other questions of its category. */
export function FaqArticle({ faq }: { faq: Faq }) {
  const { question, answer, category } = faq;
  return (
    <Stack gap={{ base: 8, md: 10 }}>
      <Stack as="article" gap={{ base: 6, md: 8 }} data-paper="">
        {question.board_status === BoardStatus.VISIBLE ? null : (
          <Alert tone="warning" announce={false} title={`${BoardStatus.label(question.board_status)} 상태예요`}>
            지금은 운영자만 볼 수 있어요.
          </Alert>
        )}
        <Stack gap={3} paddingBottom={5} borderBottomWidth="1px" borderColor="border">
          <Text size="sm" color="brand.fg" fontWeight="semibold">
            {`자주 묻는 질문 · ${SupportCategory.label(category)}`}
          </Text>
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {question.title}
          </Heading>
          <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
            <Text size="sm" tone="subtle" numeric>{`${formatDate(question.updated)} 확인`}</Text>
            <Box css={NOT_ON_PAPER}>
              <ShareButton size="sm" title={question.title} />
            </Box>
          </Flex>
        </Stack>
        <Box maxWidth="prose">
          <Viewer document={answer.content} findImage="public" />
        </Box>
        <Box css={NOT_ON_PAPER}>
          <FaqHelpful faq={faq} />
        </Box>
      </Stack>
      <OtherQuestions faq={faq} />
      <Text as="div" textAlign="center" css={NOT_ON_PAPER}>
        <Button asChild variant="outline" size="lg">
          <Link to={webPaths.faqs}>전체 질문 보기</Link>
        </Button>
      </Text>
    </Stack>
  );
}
