import type { CompanyItem } from '@danji/contracts/bids/company-item';
import type { WorkCase } from '@danji/contracts/bids/work-case';
import { formatDate } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { Badge, Box, Flex, Heading, HStack, Stack, Text } from '@danji/ui';

const PICTURE = { width: '7.5rem', height: '5rem', borderRadius: 'md', overflow: 'hidden', bg: 'bg.muted' } as const;
const FITTED = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

const describe = ({ size, amount, date_start, date_end }: WorkCase): string =>
  [
    size,
    amount === null ? '' : formatWon(amount),
    date_start === null && date_end === null ? '' : `${formatDate(date_start)} ~ ${formatDate(date_end)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A work as text: equal works are the same work, unchanged. */
const toText = ({ pictures, ...work }: WorkCase): string =>
  JSON.stringify([Object.entries(work).toSorted(([a], [b]) => (a < b ? -1 : 1)), pictures.map((one) => one.nano_id)]);

type Mark = '새로 더함' | '바뀜' | undefined;

/** Says what a vendor has done to a work: one of the same title is the same work. */
function markOf(work: WorkCase, approved: readonly WorkCase[]): Mark {
  if (approved.some((other) => toText(other) === toText(work))) return undefined;
  return approved.some(({ title }) => title === work.title) ? '바뀜' : '새로 더함';
}

const Case = ({ work, mark, known }: { work: WorkCase; mark: Mark; known: ReadonlySet<string> }) => (
  <Stack as="li" gap={2}>
    <HStack flexWrap="wrap">
      <Heading as="h3" size="sm" overflowWrap="anywhere">
        {work.title}
      </Heading>
      {mark ? <Badge tone="warning">{mark}</Badge> : null}
    </HStack>
    <Text size="sm" tone="muted" overflowWrap="anywhere">
      {describe(work) || '-'}
    </Text>
    {work.description ? (
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {work.description}
      </Text>
    ) : null}
    <Flex gap={3} flexWrap="wrap">
      {work.pictures.map(({ nano_id, url }, index) => (
        <Stack key={nano_id} gap={1} alignItems="flex-start">
          <Box css={PICTURE}>
            <img src={url} alt={`${work.title} 사진 ${index + 1}`} loading="lazy" style={FITTED} />
          </Box>
          {mark && !known.has(nano_id) ? <Badge tone="warning">새 사진</Badge> : null}
        </Stack>
      ))}
    </Flex>
  </Stack>
);

/** The titles of a list that are in another one too, in their order. */
const listCommon = (list: readonly WorkCase[], others: readonly WorkCase[]): string[] =>
  list.map(({ title }) => title).filter((title) => others.some((work) => work.title === title));

/** The works that a vendor has written, with what differs from the approved version where there is one. */
export function ItemCases({ item }: { item: CompanyItem }) {
  const { recent_rev: revision, work_cases: approved } = item;
  const cases = revision?.work_cases ?? approved;
  const known = new Set(approved.flatMap(({ pictures }) => pictures.map(({ nano_id }) => nano_id)));
  const removed = revision ? approved.filter(({ title }) => cases.every((work) => work.title !== title)) : [];
  const isReordered = listCommon(cases, approved).join('\n') !== listCommon(approved, cases).join('\n');
  if (cases.length === 0 && removed.length === 0) return <Text tone="muted">없음</Text>;
  return (
    <Stack gap={5}>
      {revision && isReordered ? (
        <HStack>
          <Badge tone="warning">순서 바뀜</Badge>
        </HStack>
      ) : null}
      <Stack as="ul" gap={5} listStyleType="none">
        {cases.map((work) => (
          <Case key={work.title} work={work} mark={revision ? markOf(work, approved) : undefined} known={known} />
        ))}
      </Stack>
      {removed.map((work) => (
        <HStack key={work.title} gap={2} alignItems="baseline">
          <Badge tone="warning">뺌</Badge>
          <Box as="del" overflowWrap="anywhere">
            {work.title}
          </Box>
        </HStack>
      ))}
    </Stack>
  );
}
