import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Tabs, type TabItem } from '@danji/ui';

type Source = 'own' | 'kapt';
const ITEMS: readonly TabItem[] = [
  { value: 'own', label: '단지 공고' },
  { value: 'kapt', label: 'K-apt 공고' },
];

/** Leads from the notices that are written here to those of K-apt and back. */
export function SourceTabs({ source }: { source: Source }) {
  const navigate = useNavigate();
  return (
    <Tabs
      label="공고 출처"
      value={source}
      items={ITEMS}
      onChange={(next) => void navigate(next === 'kapt' ? webPaths.kaptBids : webPaths.bids)}
    />
  );
}
