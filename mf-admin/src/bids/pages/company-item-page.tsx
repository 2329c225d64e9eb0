import { useEndpoint } from '@danji/api-client';
import { History, Page, RecordScreen } from '@danji/app-kit';
import type { CompanyItem, CompanyItemEvent } from '@danji/contracts/bids/company-item';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Grid, Icon, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { DocumentDiff } from '../../shared/document-diff.tsx';
import { ItemActions } from '../company-items/item-actions.tsx';
import { ItemCases } from '../company-items/item-cases.tsx';
import { ItemDetails } from '../company-items/item-details.tsx';
import { ItemStateBadge } from '../company-items/item-labels.tsx';

const LIST = { path: webPaths.adminCompanyItems, label: '업체 소개 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' };

const Transition = ({ event: { from_state, to_state } }: { event: CompanyItemEvent }) => (
  <>
    {from_state === null ? (
      <Text as="span" size="sm" tone="muted">
        등록
      </Text>
    ) : (
      <ItemStateBadge state={from_state} />
    )}
    <Icon name="arrow-right" size={16} label="에서" />
    <ItemStateBadge state={to_state} />
  </>
);

const Events = ({ events }: { events: readonly CompanyItemEvent[] }) => (
  <History
    entries={events.map((event) => ({
      id: event.id,
      title: <Transition event={event} />,
      by: event.user?.name,
      at: event.created,
      children: event.reason ? <Text size="sm">{event.reason}</Text> : null,
    }))}
  />
);

function Item({ item }: { item: CompanyItem }) {
  const { title, edit_state_type: state, is_public, reason, recent_rev: revision, user } = item;
  return (
    <Page
      title={title}
      windowTitle={`${title} 업체 소개`}
      back={LIST}
      badges={
        <>
          <ItemStateBadge state={state} />
          <Badge tone={is_public ? 'success' : 'neutral'}>{is_public ? '공개' : '비공개'}</Badge>
        </>
      }
      actions={<ItemActions item={item} />}
    >
      {reason ? (
        <Alert tone="danger" announce={false} title={state === EditState.FAILED ? '반려 사유' : '비공개 사유'}>
          {reason}
        </Alert>
      ) : null}
      {revision && is_public ? (
        <Alert tone="brand" announce={false}>
          승인하기 전까지는 승인된 내용이 그대로 보여요.
        </Alert>
      ) : null}
      <Grid gridTemplateColumns={COLUMNS} alignItems="start">
        <Stack>
          <DetailCard title={revision ? '고친 내용' : '내용'}>
            <ItemDetails item={item} />
          </DetailCard>
          {revision ? (
            <DocumentDiff
              title="상세 소개에서 다른 줄"
              before={toPlainText(item.description_content)}
              after={toPlainText(revision.description_content)}
            />
          ) : null}
          <DetailCard title={revision ? '고친 상세 소개' : '상세 소개'}>
            <Viewer document={(revision ?? item).description_content} findImage="public" />
          </DetailCard>
          <DetailCard title="시공 사례">
            <ItemCases item={item} />
          </DetailCard>
        </Stack>
        <Stack>
          <DetailCard title="업체">
            <Anchor asChild>
              <Link to={webPaths.adminUser(user.id)}>{user.name}</Link>
            </Anchor>
          </DetailCard>
          <DetailCard title="상태 기록">
            <Events events={item.history} />
          </DetailCard>
        </Stack>
      </Grid>
    </Page>
  );
}

/** Shows one company item to operators: what the vendor has changed, and what may be decided. */
export function CompanyItemPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getCompanyItem, { params: { id } })}
      name="업체 소개"
      list={LIST}
      missing={{ title: '업체 소개를 찾을 수 없어요' }}
    >
      {(item) => <Item item={item} />}
    </RecordScreen>
  );
}
