import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import { KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import { Chip, Stack } from '@danji/ui';
import { KaptCard } from '../kapt/kapt-card.tsx';
import { PlaceFilters } from '../shared/place-filters.tsx';
import { SourceTabs } from '../shared/source-tabs.tsx';

const FILTERS = {
  search: 'text',
  kind: 'number',
  category: 'number',
  region: 'number',
  sido: 'text',
  is_open: 'boolean',
  ordering: 'text',
} as const;
const KINDS = KaptNoticeKind.options.map(({ code, label }) => ({ value: String(code), label }));
const ORDERS = [{ value: 'closes', label: '마감 빠른 순' }];

const useKaptNotices = () => usePagedList(listKaptNotices, { filters: FILTERS });

function Filters({ list }: { list: ReturnType<typeof useKaptNotices> }) {
  const isOpen = list.filters.is_open === true;
  return (
    <>
      <PlaceFilters list={list} />
      <FilterSelect list={list} name="kind" label="종류" all="모든 종류" options={KINDS} />
      <FilterSelect list={list} name="ordering" label="순서" all="최근 공고 순" options={ORDERS} />
      <Chip selected={isOpen} onClick={() => list.setFilters({ is_open: isOpen ? undefined : true })}>
        모집 중만
      </Chip>
    </>
  );
}

/** `/bids/kapt`: notices, results and private contracts of K-apt, which are only read here. */
export function KaptNoticeListPage() {
  const list = useKaptNotices();
  return (
    <ListScreen
      lead="K-apt에 올라온 공고와 결과, 수의계약이에요. 매일 밤 새로 받아요"
      unit="건"
      list={list}
      before={<SourceTabs source="kapt" />}
      searchLabel="제목과 단지 이름 검색"
      bar={<Filters list={list} />}
      empty={{
        icon: 'gavel',
        title: '아직 받은 K-apt 공고가 없어요',
        description: '매일 밤 K-apt에서 받아 와요.',
      }}
      noMatch={{ title: '조건에 맞는 공고가 없어요', description: '분야나 지역을 넓혀서 찾아보세요.' }}
    >
      {(notices) => (
        <Stack gap={3}>
          {notices.map((notice) => (
            <KaptCard key={notice.id} notice={notice} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
