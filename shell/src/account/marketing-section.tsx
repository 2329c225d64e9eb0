import { useEndpoint } from '@danji/api-client';
import { listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { FailedState, ListSkeleton } from '@danji/ui';
import { MarketingSwitch } from './marketing-switch.tsx';
import { Section } from './section.tsx';

/** The consent to marketing on the page of notifications. */
export function MarketingSection() {
  const { data, error, isRefreshing, refresh } = useEndpoint(listConsents, { query: { page: 1, page_size: 1 } });
  const render = () => {
    if (!data && error)
      return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
    return data ? <MarketingSwitch state={data} /> : <ListSkeleton count={1} label="동의 불러오는 중" />;
  };
  return (
    <Section title="광고 수신 동의" lead="광고는 동의한 분께만, 앱 안의 알림으로만 보내요.">
      {render()}
    </Section>
  );
}
