import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { FaqSummary } from '@danji/contracts/community/faq';
import { Accordion, Box, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@danji/ui';
import { FaqAnswer } from './faq-answer.tsx';

const toItem = ({ nano_id, question }: FaqSummary) => ({
  id: nano_id,
  title: (
    <Text as="span" minWidth={0} overflowWrap="anywhere">
      {question.title}
    </Text>
  ),
  content: <FaqAnswer nanoId={nano_id} />,
});

/** Questions under the names of their categories; each unfolds its answer. */
export const FaqGroups = ({ rows }: { rows: readonly FaqSummary[] }) => (
  <Stack gap={{ base: 8, md: 10 }}>
    {[...Map.groupBy(rows, ({ category }) => category)].map(([category, questions]) => (
      <Box key={category} as="section" aria-labelledby={`faq-${category}`}>
        <Heading as="h2" size="md" id={`faq-${category}`}>
          {SupportCategory.label(category)}
        </Heading>
        <Accordion lazy multiple items={questions.map(toItem)} />
      </Box>
    ))}
  </Stack>
);

const LINES = Array.from({ length: 8 }, (_, index) => `${40 + ((index * 23) % 35)}%`);

/** The placeholder of the questions while they load, as high as their titles. */
export const FaqGroupsSkeleton = () => (
  <Stack gap={0} aria-busy>
    <VisuallyHidden as="output">자주 묻는 질문 불러오는 중</VisuallyHidden>
    <Skeleton height={6} width="5rem" />
    {LINES.map((width) => (
      <Box
        key={width}
        display="flex"
        alignItems="center"
        minHeight="3.5rem"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Skeleton height={5} width={width} />
      </Box>
    ))}
  </Stack>
);
