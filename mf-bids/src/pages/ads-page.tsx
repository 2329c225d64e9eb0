import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { TYPE_OPTIONS } from '@danji/app-kit/advertisements';
import { listAdvertisements } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { AdRow } from '../ads/ad-row.tsx';
import { STATE_OPTIONS } from '../ads/ad-text.ts';

const NewButton = () => (
  <Button asChild>
    <Link to={webPaths.newAd}>광고 등록</Link>
  </Button>
);

/** `/ads`: a vendor's own advertisements. */
export function AdsPage() {
  const list = usePagedList(listAdvertisements, { filters: { search: 'text', state: 'number', category: 'number' } });
  return (
    <ListScreen
      lead="홈에 보이는 우리 회사 광고"
      unit="건"
      list={list}
      actions={<NewButton />}
      searchLabel="제목 검색"
      bar={
        <>
          <FilterSelect list={list} name="state" label="상태" all="모든 상태" options={STATE_OPTIONS} />
          <FilterSelect list={list} name="category" label="종류" all="모든 종류" options={TYPE_OPTIONS} />
        </>
      }
      empty={{
        icon: 'megaphone',
        title: '아직 광고가 없어요',
        description: '홈 배너와 팝업으로 관리사무소에 우리 회사를 알려 보세요.',
        action: <NewButton />,
      }}
    >
      {(advertisements) => (
        <Stack gap={3}>
          {advertisements.map((advertisement) => (
            <AdRow key={advertisement.id} advertisement={advertisement} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
