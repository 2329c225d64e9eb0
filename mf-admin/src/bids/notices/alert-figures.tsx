import { useEndpoint } from '@danji/api-client';
import { getSuggestAlertFigures } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { DescriptionList, Skeleton, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

const count = (value: number, unit: string): string => `${formatNumber(value)}${unit}`;

/** Shows the figures of alerts of new notices for the last 30 days. */
export function AlertFigures() {
  const { data, error } = useEndpoint(getSuggestAlertFigures, {});
  const body = () => {
    if (!data) return error ? <Text tone="danger">불러오지 못했어요</Text> : <Skeleton height={6} />;
    const { notices, deliveries, read, kapt_notices, kapt_deliveries, kapt_read, settings } = data;
    return (
      <DescriptionList
        items={[
          { term: '업체에 알린 공고', detail: count(notices, '건') },
          { term: '보낸 알림', detail: count(deliveries, '건') },
          { term: '읽은 알림', detail: count(read, '건') },
          { term: '업체에 알린 K-apt 공고', detail: count(kapt_notices, '건') },
          { term: '보낸 K-apt 알림', detail: count(kapt_deliveries, '건') },
          { term: '읽은 K-apt 알림', detail: count(kapt_read, '건') },
          { term: '알림을 켠 업체', detail: count(settings, '곳') },
        ]}
      />
    );
  };
  return <DetailCard title="새 공고 알림 (최근 30일)">{body()}</DetailCard>;
}
