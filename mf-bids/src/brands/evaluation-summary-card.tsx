import type { BrandProfile } from '@danji/contracts/bids/brand-profile';
import { EVALUATION_SCORES, toScoreStars, toStars } from '@danji/contracts/bids/evaluation-summary';
import { formatStars } from '@danji/contracts/format/stars';
import { formatNumber } from '@danji/contracts/format/number';
import { Box, Card, Flex, Grid, Heading, RadarChart, Stack, Text } from '@danji/ui';

const COLUMNS = { base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' };
const STARS = [5, 4, 3, 2, 1];

/** How many evaluations have about so many stars. */
const Distribution = ({ stars, reviews }: { stars: readonly number[]; reviews: number }) => (
  <Stack as="ul" gap={1.5} aria-label="별점 분포" listStyleType="none">
    {STARS.map((star) => {
      const count = stars[star - 1] ?? 0;
      return (
        <Flex as="li" key={star} gap={2} alignItems="center">
          <Text size="sm" tone="muted" numeric flexShrink={0} minWidth="2.5rem">
            {`${star}점`}
          </Text>
          <Box aria-hidden flex={1} height={2} borderRadius="full" bg="bg.muted" overflow="hidden">
            <Box height="full" borderRadius="full" bg="accent.solid" width={`${(count / reviews) * 100}%`} />
          </Box>
          <Text size="sm" tone="subtle" numeric flexShrink={0} minWidth="3rem" textAlign="end">
            {`${formatNumber(count)}건`}
          </Text>
        </Flex>
      );
    })}
  </Stack>
);

/** The total of a brand, its five scores, and how they are distributed. */
export function EvaluationSummaryCard({ brand: { evaluation_summaries: summary, stars } }: { brand: BrandProfile }) {
  const total = toStars(summary);
  return (
    <Card as="section" aria-label="평가 요약">
      <Stack gap={5}>
        <Heading as="h2" size="md">
          평가 요약
        </Heading>
        {summary === null ? (
          <Text tone="muted">{`${formatStars(total)} · 아직 계약한 단지의 평가가 없어요.`}</Text>
        ) : (
          <Grid gridTemplateColumns={COLUMNS} gap={6} alignItems="center">
            <Stack gap={4}>
              <Stack gap={1} alignItems={{ base: 'flex-start', md: 'center' }}>
                <Text fontSize="4xl" fontWeight="bold" lineHeight="1.1" numeric>
                  {formatStars(total)}
                </Text>
                <Text size="sm" tone="subtle">
                  5점 만점
                </Text>
              </Stack>
              <Distribution stars={stars} reviews={summary.reviews} />
            </Stack>
            <RadarChart
              label="항목별 별점"
              max={5}
              categories={EVALUATION_SCORES.map(([, label]) => label)}
              series={[{ name: '별점', values: EVALUATION_SCORES.map(([name]) => toScoreStars(summary, name)) }]}
            />
          </Grid>
        )}
      </Stack>
    </Card>
  );
}
