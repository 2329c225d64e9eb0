import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { type ComparedCompany, compareCompanyItems } from '@danji/contracts/bids/company-compare.endpoints';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Alert, Button, EmptyState, FailedState, ShareButton, Skeleton } from '@danji/ui';
import { useRef } from 'react';
import { readComparedIds, toCompareAddress } from '../shared/compare-address.ts';
import { CompareTable } from '../compare/compare-table.tsx';
import { forgetCompared, storeCompared } from '../shared/use-compared.ts';

const LIST = { path: webPaths.companies, label: '업체 찾기' };

const toList = (
  <Button asChild icon="search">
    <Link to={webPaths.companies}>업체 찾기</Link>
  </Button>
);

const Nothing = () => (
  <EmptyState
    icon="store"
    title="비교할 업체가 없어요"
    description="업체 찾기에서 두 곳 이상 골라 비교해 보세요."
    action={toList}
  />
);

/** Leads back to the list, which goes on with the companies that are compared here. */
function AddButton({ companies }: { companies: readonly ComparedCompany[] }) {
  if (companies.length >= COMPANY_ITEM_LIMITS.compared) return null;
  return (
    <Button asChild variant="outline" icon="plus">
      <Link to={webPaths.companies} onClick={() => storeCompared(companies)}>
        업체 더하기
      </Link>
    </Button>
  );
}

type ComparisonProps = { companies: readonly ComparedCompany[]; asked: number };

function Comparison({ companies, asked }: ComparisonProps) {
  const region = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const remove = ({ nano_id }: ComparedCompany): void => {
    const rest = companies.filter((other) => other.nano_id !== nano_id);
    // A comparison that another user has sent is not the choice of this tab, which stays.
    forgetCompared(nano_id);
    void navigate(toCompareAddress(rest.map((other) => other.nano_id)), { replace: true });
    region.current?.focus();
  };
  const missing = asked - companies.length;
  return (
    <>
      {missing > 0 ? (
        <Alert tone="warning" title={`${missing}곳은 지금 볼 수 없어서 뺐어요`}>
          비공개로 바뀌었거나 주소가 잘못됐을 수 있어요.
        </Alert>
      ) : null}
      {companies.length === 1 ? (
        <Alert tone="brand" announce={false} title="한 곳 더 담으면 나란히 비교할 수 있어요" />
      ) : null}
      {companies.length === 0 ? <Nothing /> : <CompareTable region={region} companies={companies} onRemove={remove} />}
    </>
  );
}

/** `/companies/compare?ids=…`: up to four companies side by side; the page is public. */
export function CompareCompaniesPage() {
  const ids = readComparedIds(useSearchParams()[0].get('ids'));
  const { data, error, refresh, isRefreshing } = useEndpoint(
    compareCompanyItems,
    ids.length === 0 ? null : { query: { ids: ids.join(',') } },
    { refreshOnFocus: false, keepPrevious: true },
  );
  // While the address has changed and the answer has not, the columns that stay are shown.
  const companies = data?.filter(({ nano_id, id }) => ids.includes(nano_id) || ids.includes(String(id))) ?? [];
  return (
    <Page
      back={LIST}
      description={`${COMPANY_ITEM_LIMITS.compared}곳까지 나란히 놓고 볼 수 있어요.`}
      actions={
        companies.length > 0 ? (
          <>
            <AddButton companies={companies} />
            <ShareButton title="업체 비교" url={new URL(toCompareAddress(ids), location.origin).href} />
          </>
        ) : undefined
      }
    >
      {ids.length === 0 ? <Nothing /> : null}
      {ids.length > 0 && data ? <Comparison companies={companies} asked={ids.length} /> : null}
      {ids.length > 0 && !data && error ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {ids.length > 0 && !data && !error ? <Skeleton height={96} /> : null}
    </Page>
  );
}
