import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { getScoreSheet } from '@danji/contracts/bids/score-sheet.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { ScoreDetails } from '../scores/score-details.tsx';

/** `/bids/:nanoId/scores`: the office judges the offers on a notice and finds the first rank. */
export function ScoresPage() {
  const { nanoId = '' } = useParams();
  const sheet = useEndpoint(getScoreSheet, { params: { id: nanoId } });
  const notice = useEndpoint(getSuggestItem, { params: { id: nanoId } });
  const data = sheet.data && notice.data && { sheet: sheet.data, mayDecide: notice.data.may_decide };
  return (
    <RecordScreen
      record={{
        data,
        error: sheet.error ?? notice.error,
        refresh: async () => {
          await Promise.all([sheet.refresh(), notice.refresh()]);
        },
        isRefreshing: sheet.isRefreshing || notice.isRefreshing,
      }}
      name="적격심사 평가표"
      list={{ path: webPaths.bids, label: '입찰공고' }}
      missing={{ title: '평가표를 찾을 수 없어요', description: '적격심사로 선정하는 우리 단지의 공고에만 있어요.' }}
    >
      {({ sheet, mayDecide }) => (
        <Page
          title="적격심사 평가표"
          windowTitle={`${sheet.title} - 적격심사 평가표`}
          back={{ path: webPaths.bid(sheet.item), label: '공고' }}
          description={sheet.title}
          actions={
            <Button asChild variant="outline" icon="printer">
              <Link to={webPaths.bidPaper(sheet.item)}>결과표 인쇄</Link>
            </Button>
          }
        >
          <ScoreDetails sheet={sheet} mayDecide={mayDecide} />
        </Page>
      )}
    </RecordScreen>
  );
}
