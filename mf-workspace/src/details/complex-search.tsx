import { ListSection, SearchField } from '@danji/app-kit';
import { useEndpoint, usePagedList } from '@danji/api-client';
import { searchApartments } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { ApartmentSearchResult } from '@danji/contracts/workspace/apartment-info';
import { formatNumber } from '@danji/contracts/format/number';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Alert, Badge, Button, Card, Flex, Grid, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { RegionFilter } from './region-filter.tsx';
import { ActionLine } from '../shared/action-line.tsx';

const PAGE_SIZE = 10;

/** The work space that exists for a complex, with the user's membership of it. */
export type ExistingSpace = NonNullable<ApartmentSearchResult['space']>;

type ComplexSearchProps = {
  onChoose: (complex: ApartmentSearchResult) => void;
  /** Opens the form that does without K-apt. */
  manualEntry: ReactNode;
  /** The control that requests to join the work space that a complex already has. */
  toJoin: (space: ExistingSpace) => ReactNode;
};

const describeSize = ({ type_name, number_of_units, number_of_buildings }: ApartmentSearchResult): string =>
  [
    type_name,
    number_of_units === null ? '' : `${formatNumber(number_of_units)}세대`,
    number_of_buildings === null ? '' : `${formatNumber(number_of_buildings)}개 동`,
  ]
    .filter(Boolean)
    .join(' · ');

function FoundCard({
  complex,
  onChoose,
  toJoin,
}: Omit<ComplexSearchProps, 'manualEntry'> & { complex: ApartmentSearchResult }) {
  const size = describeSize(complex);
  return (
    <Card>
      <ActionLine>
        <Stack gap={1} minWidth={0}>
          <Flex gap={2} flexWrap="wrap" alignItems="center">
            <Heading as="h3" size="md">
              {complex.name}
            </Heading>
            {complex.space ? <Badge tone="success">워크스페이스 있음</Badge> : null}
          </Flex>
          <Text size="sm" tone="muted">
            {complex.address}
          </Text>
          {size ? (
            <Text size="sm" tone="subtle" numeric>
              {size}
            </Text>
          ) : null}
        </Stack>
        {complex.space ? (
          toJoin(complex.space)
        ) : (
          <Button variant="subtle" flexShrink={0} aria-label={`${complex.name} 선택`} onClick={() => onChoose(complex)}>
            선택
          </Button>
        )}
      </ActionLine>
    </Card>
  );
}

type FoundCardsProps = Omit<ComplexSearchProps, 'manualEntry'> & { count: string; complexes: ApartmentSearchResult[] };

const FoundCards = ({ count, complexes, ...card }: FoundCardsProps) => (
  <Stack as="section" aria-label="찾은 단지" gap={3}>
    <Heading as="h2" size="md">{`찾은 단지 ${count}곳`}</Heading>
    <Stack as="ul" gap={3}>
      {complexes.map((complex) => (
        <li key={complex.code}>
          <FoundCard complex={complex} {...card} />
        </li>
      ))}
    </Stack>
  </Stack>
);

/** 단지 찾기: lists the complexes of K-apt by name or region; page, query and region are in the URL. */
export function ComplexSearch({ onChoose, manualEntry, toJoin }: ComplexSearchProps) {
  const [address] = useSearchParams();
  // K-apt is not called before there is a query: a slow or failing call would move the page of a user who has just arrived.
  const isEnabled = Boolean(address.get('search') || address.get('region_code'));
  const list = usePagedList(searchApartments, {
    filters: { search: 'text', region_code: 'text' },
    pageSize: PAGE_SIZE,
    enabled: isEnabled,
  });
  // This is the same call as the list's, so it is made once.
  const { data } = useEndpoint(
    searchApartments,
    isEnabled ? { query: { ...list.filters, page: list.page, page_size: list.pageSize } } : null,
  );
  return (
    <Stack gap={5}>
      <Grid gap={2} gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 14rem' }} alignItems="start">
        <SearchField
          label="단지 이름이나 동네로 찾기"
          value={list.filters.search ?? ''}
          onSearch={(search) => list.setFilters({ search }, { replace: true })}
        />
        <RegionFilter
          value={list.filters.region_code}
          onChange={(region_code) => list.setFilters({ region_code }, { replace: true })}
        />
      </Grid>
      {data?.is_cached ? (
        <Alert tone="warning" announce={false} title="K-apt가 응답하지 않아요">
          전에 받아 둔 단지에서만 찾았어요. 없으면 잠시 뒤 다시 찾거나 직접 만들어 주세요.
        </Alert>
      ) : null}
      <ListSection
        // Nothing is listed before there is a query.
        list={list.isFiltered ? list : { ...list, rows: [] }}
        label="단지"
        empty={{
          icon: 'search',
          title: '우리 단지를 찾아보세요',
          description: 'K-apt에 등록된 단지라면 세대수와 주차, 시설까지 한 번에 채워 드려요.',
          action: manualEntry,
        }}
        noMatch={{
          icon: 'building',
          title: '찾는 단지가 없어요',
          description: "'고양 한빛마을'처럼 동네와 이름을 함께 적거나, 직접 만들 수 있어요.",
          action: list.filters.region_code ? (
            <Button variant="outline" onClick={() => list.setFilters({ region_code: undefined }, { replace: true })}>
              전국에서 찾기
            </Button>
          ) : (
            manualEntry
          ),
        }}
        failedAction={manualEntry}
      >
        {(rows) => <FoundCards count={list.countText} complexes={rows} onChoose={onChoose} toJoin={toJoin} />}
      </ListSection>
    </Stack>
  );
}
