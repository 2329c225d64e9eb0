import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { takesRequests } from '@danji/contracts/bids/suggest-item-rules';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, AttachedFiles, Button, DescriptionList, Grid, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { SectionCard } from '../shared/section-card.tsx';
import { RequestBadge } from '../shared/request-badge.tsx';
import { OfferedLines } from './offered-lines.tsx';
import { useRequestDecisions } from '../shared/use-request-decisions.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' };
const HASH = { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } as const;

type Props = { request: SuggestRequest };

/** The proof of what was sent, and what the vendor may still do. */
function VendorSide({ request }: Props) {
  const { state, sent, hash, suggest_item: notice } = request;
  const isOpen = takesRequests(notice.state);
  return (
    <SectionCard title="제출">
      {hash === null ? null : (
        <DescriptionList
          items={[
            { term: '제출 시각', detail: formatDateTime(sent) },
            {
              term: '확인값',
              detail: (
                <Text as="span" css={HASH}>
                  {hash}
                </Text>
              ),
            },
          ]}
        />
      )}
      {hash === null ? (
        <Text tone="muted">아직 보내지 않은 제안이에요.</Text>
      ) : (
        <Text size="sm" tone="muted">
          확인값은 보낸 내용이 바뀌지 않았음을 증명해요.
        </Text>
      )}
      {hash === null || state === 'draft' ? null : (
        <Button asChild variant="outline" icon="printer" fullWidth>
          <Link to={webPaths.bidReceipt(request.nano_id)}>제출 확인서</Link>
        </Button>
      )}
      {isOpen && (state === 'draft' || state === 'sent' || state === 'withdrawn') ? (
        <Stack gap={2}>
          <Button asChild size="lg" fullWidth>
            <Link to={webPaths.bidOffer(notice.nano_id)}>{state === 'draft' ? '이어서 쓰기' : '제안 고치기'}</Link>
          </Button>
          {state === 'withdrawn' ? null : <WithdrawButton request={request} />}
        </Stack>
      ) : null}
    </SectionCard>
  );
}

/** Shows the vendor of the request to the office, with the decisions about the request. */
function OfficeSide({ request }: Props) {
  const { state, sent, valid_until, user, company_item, suggest_item: notice } = request;
  const decisions = useRequestDecisions();
  const mayDecide = useEndpoint(getSuggestItem, { params: { id: notice.nano_id } }).data?.may_decide ?? false;
  return (
    <SectionCard title="업체">
      <DescriptionList
        items={[
          {
            term: '업체',
            detail: (
              <Anchor asChild>
                <Link to={webPaths.brand(user.id)}>{user.name}</Link>
              </Anchor>
            ),
          },
          ...(company_item
            ? [
                {
                  term: '업체 소개',
                  detail: (
                    <Anchor asChild>
                      <Link to={webPaths.company(company_item.nano_id)}>{company_item.title}</Link>
                    </Anchor>
                  ),
                },
              ]
            : []),
          { term: '제출 시각', detail: formatDateTime(sent) },
          { term: '유효 기한', detail: valid_until === null ? '-' : formatDate(valid_until) },
        ]}
      />
      {mayDecide && state === 'sent' && notice.state === SuggestItemState.CLOSED ? (
        <Stack gap={2}>
          <Button size="lg" fullWidth onClick={() => decisions.award(request)}>
            업체 선정
          </Button>
          <Button variant="ghost" fullWidth onClick={() => decisions.invalidate(request)}>
            무효 처리
          </Button>
        </Stack>
      ) : null}
      <Button asChild variant="outline" fullWidth>
        <Link to={webPaths.bidOffers(notice.nano_id)}>받은 제안 비교</Link>
      </Button>
    </SectionCard>
  );
}

const Papers = ({ request: { documents, files } }: Props) => {
  const all = [...files, ...documents.flatMap((document) => document.files)];
  return all.length === 0 ? null : (
    <SectionCard title="첨부한 서류">
      <AttachedFiles
        files={all.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
        label="첨부한 서류"
      />
    </SectionCard>
  );
};

/** One request: its vendor's own, or as the office reads it. */
export function RequestDetails({
  request,
  score,
  messages,
}: Props & { /** Its own points, for its vendor. */ score: ReactNode; messages: ReactNode }) {
  const { user, suggest_item: notice, state, reason, content } = request;
  const isVendor = useSession().kind === 'brand';
  const title = isVendor ? '내 제안' : `${user.name}의 제안`;
  return (
    <Page
      title={title}
      windowTitle={`${title} - ${notice.title}`}
      back={{ path: webPaths.bidRequests, label: isVendor ? '보낸 제안' : '받은 제안' }}
      badges={<RequestBadge state={state} />}
      description={
        <Anchor asChild overflowWrap="anywhere">
          <Link to={webPaths.bid(notice.nano_id)}>{notice.title}</Link>
        </Anchor>
      }
    >
      {reason === null ? null : (
        <Alert tone={state === 'awarded' ? 'success' : 'danger'} announce={false} title="사유">
          {reason}
        </Alert>
      )}
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 5, lg: 8 }} alignItems="start">
        <Stack gap={5} minWidth={0}>
          <SectionCard title="가격">
            <OfferedLines request={request} />
          </SectionCard>
          {isVendor ? score : null}
          <SectionCard title="제안 내용">
            <Viewer document={content} findImage={imagePort.find} headingOffset={2} />
          </SectionCard>
          <Papers request={request} />
          {messages}
        </Stack>
        <Stack gap={4} position={{ lg: 'sticky' }} top={{ lg: '20' }}>
          {isVendor ? <VendorSide request={request} /> : <OfficeSide request={request} />}
        </Stack>
      </Grid>
    </Page>
  );
}
