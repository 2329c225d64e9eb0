import { ListScreen } from '@danji/app-kit';
import { Grid, Skeleton } from '@danji/ui';
import { CompanyCard } from '../companies/company-card.tsx';
import { CompanyFilters } from '../companies/company-filters.tsx';
import { PlacedBanner } from '../companies/placed-banner.tsx';
import { PlacedPopup } from '../companies/placed-popup.tsx';
import { CompareBar } from '../shared/compare-bar.tsx';
import { useCompared } from '../shared/use-compared.ts';
import { useCompanies } from '../companies/use-companies.ts';

const GRID = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};
const PLACES = Array.from({ length: 8 }, (_, index) => index);

const CompaniesSkeleton = () => (
  <Grid gridTemplateColumns={GRID} gap={4} aria-busy>
    {PLACES.map((index) => (
      <Skeleton key={index} height={80} />
    ))}
  </Grid>
);

/** `/companies`: everybody finds companies by category, region and words. */
export function CompanyListPage() {
  const list = useCompanies();
  const compared = useCompared();
  return (
    <ListScreen
      lead="단지에서 승인한 공사·용역·물품 업체"
      unit="곳"
      list={list}
      before={<PlacedBanner />}
      after={compared.chosen.length > 0 ? <CompareBar compared={compared} /> : <PlacedPopup />}
      searchLabel="업체 이름, 분야, 소개 검색"
      bar={<CompanyFilters list={list} />}
      skeleton={<CompaniesSkeleton />}
      empty={{
        icon: 'store',
        title: '아직 등록된 업체가 없어요',
        description: '승인된 업체 소개가 여기에 보여요.',
      }}
      noMatch={
        list.filters.is_fav === true
          ? { title: '관심 업체가 없어요', description: '업체 소개에서 관심을 누르면 여기에 모여요.' }
          : { title: '조건에 맞는 업체가 없어요', description: '분야나 지역을 넓혀서 찾아보세요.' }
      }
    >
      {(companies) => (
        <Grid gridTemplateColumns={GRID} gap={{ base: 4, md: 5 }}>
          {companies.map((company) => (
            <CompanyCard key={company.id} company={company} compared={compared} />
          ))}
        </Grid>
      )}
    </ListScreen>
  );
}
