import { useMutation } from '@danji/api-client';
import type { SuggestAlert } from '@danji/contracts/bids/suggest-alert';
import { updateSuggestAlert } from '@danji/contracts/bids/suggest-alert.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { listSectorNames } from '../shared/company-text.ts';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { describeDeadline, describeRegion } from '../shared/notice-text.ts';
import { AlertCard } from './alert-card.tsx';

/** An alert about a notice that a complex has written here. */
export function AlertRow({ alert }: { alert: SuggestAlert }) {
  const { id, suggest_item: notice } = alert;
  const { trigger, isRunning } = useMutation(updateSuggestAlert);
  return (
    <AlertCard
      alert={alert}
      title={notice.title}
      path={webPaths.bid(notice.nano_id)}
      badges={<NoticeBadges notice={notice} />}
      facts={[...listSectorNames(notice).slice(0, 1), describeRegion(notice.sigungu), describeDeadline(notice)]}
      isMarking={isRunning}
      onMark={(is_read) => trigger({ params: { id }, body: { is_read } })}
    />
  );
}
