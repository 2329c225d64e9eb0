import { useEndpoint } from '@danji/api-client';
import { listFaqs } from '@danji/contracts/community/faq.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Anchor, Box, Stack, Text } from '@danji/ui';
import { useSettled } from '../shared/use-settled.ts';

const MIN_CHARACTERS = 2;
const MAX_FOUND = 3;
const LINK = { display: 'flex', alignItems: 'center', minHeight: '2.75rem', overflowWrap: 'anywhere' } as const;

/**
 * Returns the part of a title that is searched: a title is a sentence, and no question contains all of it. Its longest
 * word says most, and the last character of a Korean word is mostly a particle.
 */
function toSearched(title: string): string {
  const [longest = ''] = title.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return longest.length > MIN_CHARACTERS ? longest.slice(0, -1) : longest;
}

/** Lists questions that may answer the typed title of an inquiry; they open beside it. */
export function MatchingFaqs({ title }: { title: string }) {
  const search = useSettled(toSearched(title));
  const isLong = search.length >= MIN_CHARACTERS;
  const { data } = useEndpoint(listFaqs, isLong ? { query: { search, page_size: MAX_FOUND } } : null, {
    keepPrevious: true,
  });
  const found = isLong ? (data?.results ?? []) : [];
  if (found.length === 0) return null;
  return (
    <Box as="section" aria-label="비슷한 질문" padding={4} borderRadius="lg" bg="bg.subtle">
      <Stack gap={1}>
        <Text size="sm" fontWeight="semibold">
          이 질문의 답을 찾고 있나요?
        </Text>
        {found.map(({ id, nano_id, question }) => (
          <Anchor asChild key={id} css={LINK}>
            <a href={webPaths.faq(nano_id)} target="_blank" rel="noreferrer">
              {question.title}
            </a>
          </Anchor>
        ))}
      </Stack>
    </Box>
  );
}
