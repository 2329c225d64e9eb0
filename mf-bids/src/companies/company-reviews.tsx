import { useEndpoint } from '@danji/api-client';
import { listBrandEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { EVALUATION_SCORES, toScoreStars, toStars } from '@danji/contracts/bids/evaluation-summary';
import { formatStars } from '@danji/contracts/format/stars';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import {
  Button,
  Card,
  DescriptionList,
  FailedState,
  Grid,
  Heading,
  ListSkeleton,
  Rating,
  Stack,
  Text,
} from '@danji/ui';
import { Evaluation } from '../shared/evaluation.tsx';

/** So many evaluations are on the page of a company; the others are with the brand. */
const SHOWN = 3;
const COLUMNS = { base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' };

type Summary = NonNullable<CompanyItem['evaluation_summaries']>;

const Scores = ({ summary }: { summary: Summary }) => (
  <Card>
    <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="center">
      <Stack gap={1} alignItems={{ base: 'flex-start', sm: 'center' }}>
        <Text fontSize="4xl" fontWeight="bold" lineHeight="1.1" numeric>
          {formatStars(toStars(summary))}
        </Text>
        <Text size="sm" tone="subtle">
          5점 만점
        </Text>
      </Stack>
      <DescriptionList
        items={EVALUATION_SCORES.map(([name, label]) => ({
          term: label,
          detail: <Rating value={toScoreStars(summary, name)} size="sm" />,
        }))}
      />
    </Grid>
  </Card>
);

function FirstEvaluations({ brandId }: { brandId: number }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listBrandEvaluations,
    { query: { brand_id: brandId, page_size: SHOWN } },
    { refreshOnFocus: false },
  );
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={SHOWN} />;
  return data.results.map((evaluation) => <Evaluation key={evaluation.id} evaluation={evaluation} />);
}

/** Shows evaluations by work spaces that had a contract with the vendor, where the vendor lets them be shown here. */
export function CompanyReviews({ company }: { company: CompanyItem }) {
  const { user, is_readable_brand_review: isShown, evaluation_summaries: summary } = company;
  if (!isShown) return null;
  return (
    <Stack as="section" gap={4} aria-label="평가">
      <Heading as="h2" size="md">
        {summary ? `평가 ${formatNumber(summary.reviews)}건` : '평가'}
      </Heading>
      {summary ? (
        <>
          <Scores summary={summary} />
          <FirstEvaluations brandId={user.id} />
          {summary.reviews > SHOWN ? (
            <Button asChild variant="outline" fullWidth>
              <Link to={webPaths.brand(user.id)}>{`평가 ${formatNumber(summary.reviews)}건 모두 보기`}</Link>
            </Button>
          ) : null}
        </>
      ) : (
        <Text tone="muted">{`${formatStars(0)} · 아직 계약한 단지의 평가가 없어요.`}</Text>
      )}
    </Stack>
  );
}
