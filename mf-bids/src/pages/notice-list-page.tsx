import { ListScreen } from '@danji/app-kit';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { NewNoticeButton } from '../notices/new-notice-button.tsx';
import { NoticeCard } from '../notices/notice-card.tsx';
import { NoticeFilters } from '../notices/notice-filters.tsx';
import { SourceTabs } from '../shared/source-tabs.tsx';
import { type NoticeList, useNotices } from '../notices/use-notices.ts';

const toNoMatch = ({ is_fav, is_own, is_unread, state }: NoticeList['filters']) => {
  if (state === SuggestItemState.DRAFT)
    return { title: '작성 중인 공고가 없어요', description: '임시 저장한 공고가 여기에 모여요.' };
  if (is_own === true)
    return { title: '조건에 맞는 우리 단지 공고가 없어요', description: '공고를 올리면 여기에 모여요.' };
  if (is_fav === true) return { title: '관심 공고가 없어요', description: '공고에서 관심을 누르면 여기에 모여요.' };
  return is_unread === true
    ? { title: '안 읽은 공고가 없어요', description: '새 공고가 올라오면 여기에 보여요.' }
    : { title: '조건에 맞는 공고가 없어요', description: '분야나 지역을 넓혀서 찾아보세요.' };
};

/** The other screens of the kind of account. */
function Actions() {
  const { kind } = useSession();
  return (
    <>
      {kind === 'brand' ? (
        <Button asChild variant="outline" icon="bell">
          <Link to={webPaths.bidAlerts}>새 공고 알림</Link>
        </Button>
      ) : null}
      {kind === 'brand' || kind === 'general' ? (
        <Button asChild variant="outline" icon="inbox">
          <Link to={webPaths.bidRequests}>{kind === 'brand' ? '보낸 제안' : '받은 제안'}</Link>
        </Button>
      ) : null}
      <NewNoticeButton />
    </>
  );
}

/** `/bids`: everybody finds notices by kind, category, region and deadline. */
export function NoticeListPage() {
  const list = useNotices();
  return (
    <ListScreen
      lead="아파트 단지가 올린 공사·용역·물품 공고"
      unit="건"
      list={list}
      actions={<Actions />}
      before={<SourceTabs source="own" />}
      searchLabel="제목과 사업명 검색"
      bar={<NoticeFilters list={list} />}
      empty={{
        icon: 'gavel',
        title: '아직 올라온 공고가 없어요',
        description: '단지가 공고를 올리면 여기에 보여요.',
        action: <NewNoticeButton />,
      }}
      noMatch={toNoMatch(list.filters)}
    >
      {(notices) => (
        <Stack gap={3}>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
