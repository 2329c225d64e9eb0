import { Page } from '@danji/app-kit';
import type { BrandProfile } from '@danji/contracts/bids/brand-profile';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Badge, Button, Grid, Stack } from '@danji/ui';
import { BrandFigures } from './brand-figures.tsx';
import { EvaluationList } from './evaluation-list.tsx';
import { EvaluationSummaryCard } from './evaluation-summary-card.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' };

/** One brand, as everybody sees it. */
export const BrandDetails = ({ brand }: { brand: BrandProfile }) => (
  <Page
    title={brand.name}
    windowTitle={`${brand.name} 업체 평가`}
    description="계약한 단지의 관리자만 평가를 남길 수 있어요."
    back={{ path: webPaths.companies, label: '업체 찾기' }}
    actions={
      brand.company ? (
        <Button asChild variant="outline">
          <Link to={webPaths.company(brand.company.nano_id)}>업체 소개 보기</Link>
        </Button>
      ) : undefined
    }
    badges={brand.industry ? <Badge tone="brand">{brand.industry}</Badge> : undefined}
  >
    {brand.is_open ? null : (
      <Alert tone="warning" announce={false} title="지금은 거래할 수 없는 업체예요">
        휴업·폐업했거나 이용이 정지됐어요. 지난 평가는 그대로 볼 수 있어요.
      </Alert>
    )}
    <Grid gridTemplateColumns={COLUMNS} gap={{ base: 5, lg: 6 }} alignItems="start">
      <Stack gap={5} minWidth={0}>
        <EvaluationSummaryCard brand={brand} />
        <EvaluationList brand={brand} />
      </Stack>
      <BrandFigures brand={brand} />
    </Grid>
  </Page>
);
