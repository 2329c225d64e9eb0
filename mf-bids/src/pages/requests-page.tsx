import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { RequestRow } from '../offers/request-row.tsx';
import { REQUEST_STATE_OPTIONS } from '../shared/request-text.ts';

const FILTERS = { state: 'text', item_nano_id: 'text' } as const;

const toNotices = (
  <Button asChild>
    <Link to={webPaths.bids}>입찰공고 보기</Link>
  </Button>
);
/** The states of requests that a complex receives: it never receives a draft or a withdrawn one. */
const RECEIVED_STATES = REQUEST_STATE_OPTIONS.filter(({ value }) => value !== 'draft' && value !== 'withdrawn');

const SENT = {
  title: '보낸 제안',
  lead: '입찰공고에 우리 회사가 쓴 제안',
  states: REQUEST_STATE_OPTIONS,
  empty: {
    icon: 'send',
    title: '아직 보낸 제안이 없어요',
    description: '공고를 열람하고 제안을 보내면 여기에 모여요.',
    action: toNotices,
  },
} as const;
const RECEIVED = {
  title: '받은 제안',
  lead: '우리 단지 공고에 온 제안',
  states: RECEIVED_STATES,
  empty: {
    icon: 'inbox',
    title: '아직 볼 수 있는 제안이 없어요',
    description: '입찰공고의 제안은 마감 뒤 개봉하면 여기에 보여요.',
    action: toNotices,
  },
} as const;

/** `/bids/requests`: what a vendor has written, or what the complexes of a member have received. */
export function RequestsPage() {
  const isReceived = useSession().kind !== 'brand';
  const { title, lead, states, empty } = isReceived ? RECEIVED : SENT;
  const list = usePagedList(listSuggestRequests, { filters: FILTERS });
  return (
    <ListScreen
      title={title}
      lead={lead}
      unit="건"
      list={list}
      bar={<FilterSelect list={list} name="state" label="상태" all="모든 상태" options={states} />}
      empty={empty}
      noMatch={{ title: '조건에 맞는 제안이 없어요' }}
    >
      {(requests) => (
        <Stack gap={3}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} isReceived={isReceived} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
