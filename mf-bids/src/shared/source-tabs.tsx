import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Tabs, type TabItem } from '@danji/ui';

type Source = 'own' | 'kapt';
const ITEMS: readonly TabItem[] = [
  { value: 'own', label: '단지 공고' },
  { value: 'kapt', label: 'K-apt 공고' },
];

const NOTICES: Readonly<Record<Source, string>> = { own: webPaths.bids, kapt: webPaths.kaptBids };

type SourceTabsProps = { source: Source; paths?: typeof NOTICES };

/** Leads from what is written here to what is of K-apt and back: by default the notices. */
export function SourceTabs({ source, paths = NOTICES }: SourceTabsProps) {
  const navigate = useNavigate();
  return (
    <Tabs
      label="공고 출처"
      value={source}
      items={ITEMS}
      onChange={(next) => void navigate(next === 'kapt' ? paths.kapt : paths.own)}
    />
  );
}
