import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getStaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import type { StaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { BidMethod, SelectionMethod, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Anchor, AttachedFiles, Badge, DescriptionList, Grid, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { FlagActions, FlagAlert } from '../notices/flag-card.tsx';
import { NoticeEvents } from '../notices/notice-events.tsx';
import { NoticeHints } from '../notices/notice-hints.tsx';
import { describeRegion, NoticeStateBadge } from '../notices/notice-labels.tsx';

const LIST = { path: webPaths.adminBids, label: '입찰공고 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' };

const Terms = ({ notice }: { notice: SuggestItem }) => (
  <DescriptionList
    items={[
      { term: '사업명', detail: notice.business_title },
      { term: '낙찰 방법', detail: SelectionMethod.label(notice.selection_method) },
      { term: '입찰 방법', detail: BidMethod.label(notice.bid_method) },
      { term: '분야', detail: notice.category === null ? '' : toSubCategoryName(notice.category) },
      { term: '지역', detail: describeRegion(notice) },
      {
        term: '예상 금액',
        detail: notice.expected_contract_amount === null ? '' : formatWon(notice.expected_contract_amount),
      },
      { term: '공고 시작', detail: formatDateTime(notice.date_start) },
      { term: '마감', detail: formatDateTime(notice.date_end) },
      { term: '개봉', detail: formatDateTime(notice.opened) },
      { term: '사유', detail: notice.reason },
    ]}
  />
);

const Figures = ({ notice: { space, reads, requests, addenda } }: { notice: StaffSuggestItem }) => (
  <DescriptionList
    items={[
      {
        term: '워크스페이스',
        detail: (
          <Anchor asChild>
            <Link to={webPaths.adminSpace(space.id)}>{space.title}</Link>
          </Anchor>
        ),
      },
      { term: '읽은 업체', detail: `${formatNumber(reads)}곳` },
      { term: '받은 제안', detail: `${formatNumber(requests)}건` },
      { term: '정정', detail: `${formatNumber(addenda)}번` },
    ]}
  />
);

function Notice({ figures, notice }: { figures: StaffSuggestItem; notice: SuggestItem }) {
  const { title, state, suggest_type, nano_id, work_scope, participant_qualification, files, history } = notice;
  return (
    <Page
      title={title}
      windowTitle={`${title} 공고`}
      back={LIST}
      badges={
        <>
          <NoticeStateBadge state={state} />
          <Badge>{SuggestType.label(suggest_type)}</Badge>
        </>
      }
      actions={<FlagActions notice={figures} />}
    >
      <FlagAlert notice={figures} />
      <Grid gridTemplateColumns={COLUMNS} alignItems="start">
        <Stack>
          <DetailCard
            title="공고"
            aside={
              <Anchor asChild>
                <Link to={webPaths.bid(nano_id)}>공고 화면 보기</Link>
              </Anchor>
            }
          >
            <Terms notice={notice} />
          </DetailCard>
          <DetailCard title="사업 내용">
            <Viewer document={work_scope} findImage={imagePort.find} />
          </DetailCard>
          <DetailCard title="참가 자격">
            <Viewer document={participant_qualification} findImage={imagePort.find} />
          </DetailCard>
          {files.length === 0 ? null : (
            <DetailCard title="첨부파일">
              <AttachedFiles
                files={files.map(({ nano_id: id, name, size, file }) => ({ id, name, size, address: file }))}
              />
            </DetailCard>
          )}
        </Stack>
        <Stack>
          <DetailCard title="현황">
            <Figures notice={figures} />
          </DetailCard>
          <NoticeHints nanoId={nano_id} />
          <DetailCard title="이력">
            <NoticeEvents events={history} />
          </DetailCard>
        </Stack>
      </Grid>
    </Page>
  );
}

/** Shows one bid notice to operators, with its figures, its history and their mark. */
export function NoticePage() {
  const { id = '' } = useParams();
  const figures = useEndpoint(getStaffSuggestItem, { params: { id } });
  const notice = useEndpoint(getSuggestItem, { params: { id } });
  return (
    <RecordScreen record={figures} name="공고" list={LIST} missing={{ title: '공고를 찾을 수 없어요' }}>
      {(found) => (
        <RecordScreen record={notice} name="공고" list={LIST} missing={{ title: '공고를 찾을 수 없어요' }}>
          {(whole) => <Notice figures={found} notice={whole} />}
        </RecordScreen>
      )}
    </RecordScreen>
  );
}
