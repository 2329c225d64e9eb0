import { Page } from '@danji/app-kit';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { isEnded } from '@danji/contracts/bids/suggest-item-rules';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Alert, Box, Grid, ShareButton, Stack } from '@danji/ui';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { FavouriteNoticeButton } from './favourite-notice-button.tsx';
import { NoticeBody } from './notice-body.tsx';
import { NoticeHistory } from './notice-history.tsx';
import { OfficeCard } from './office-card.tsx';
import { ResultCard } from './result-card.tsx';
import { VendorCard } from './vendor-card.tsx';
import { VisitorCard } from './visitor-card.tsx';

const LIST = { path: webPaths.bids, label: '입찰공고' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' };
const { DRAFT, FAILED, CANCELED } = SuggestItemState;

type NoticeDetailsProps = { notice: SuggestItem; onRead: (notice: SuggestItem) => Promise<void> };

/** Why a notice has ended without a vendor. */
const EndAlert = ({ notice: { state, reason } }: { notice: SuggestItem }) =>
  state === FAILED || state === CANCELED ? (
    <Alert tone="danger" announce={false} title={state === FAILED ? '유찰된 공고예요' : '취소된 공고예요'}>
      {reason}
    </Alert>
  ) : null;

/** Shows the actions of the reader, by its rights and the kind of its account. */
function Side({ notice, onRead }: NoticeDetailsProps) {
  const { kind } = useSession();
  const { may_write, may_decide, may_copy, requests } = notice;
  if (may_write || may_decide || may_copy || (kind === 'general' && requests !== null))
    return (
      <>
        <OfficeCard notice={notice} />
        <ResultCard notice={notice} />
      </>
    );
  if (kind === 'brand') return <VendorCard notice={notice} onRead={onRead} />;
  return kind === null ? <VisitorCard isEnded={isEnded(notice.state)} /> : null;
}

/** The page of one notice. */
export function NoticeDetails({ notice, onRead }: NoticeDetailsProps) {
  const { title, nano_id, state, history } = notice;
  const { kind } = useSession();
  return (
    <Page
      title={title}
      windowTitle={`${title} - 입찰공고`}
      back={LIST}
      badges={<NoticeBadges notice={notice} />}
      description={notice.business_title || undefined}
      actions={
        state === DRAFT ? undefined : (
          <>
            {kind === 'brand' ? <FavouriteNoticeButton notice={notice} /> : null}
            <ShareButton title={title} url={new URL(webPaths.bid(nano_id), location.origin).href} />
          </>
        )
      }
    >
      <EndAlert notice={notice} />
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 5, lg: 8 }} alignItems="start">
        <Box minWidth={0}>
          <NoticeBody notice={notice} />
        </Box>
        <Stack gap={4} gridRow={{ base: '1', lg: 'auto' }} position={{ lg: 'sticky' }} top={{ lg: '20' }}>
          <Side notice={notice} onRead={onRead} />
        </Stack>
      </Grid>
      <NoticeHistory events={history} />
    </Page>
  );
}
