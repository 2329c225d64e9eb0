import { useEndpoint } from '@danji/api-client';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { countAdvertisements } from '@danji/contracts/site/advertisement.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { Tabs } from '@danji/ui';

const { ALL, REGISTRATION_REQUEST, EDIT_REQUEST, RUNNING, PAUSED, ENDED, BLOCKED } = AdvertisementState;
/** The states that wait for staff come first. */
const TAB_STATES = [ALL, REGISTRATION_REQUEST, EDIT_REQUEST, RUNNING, PAUSED, ENDED, BLOCKED] as const;

type StateTabsProps = {
  state: number | undefined;
  onChange: (state: string | undefined) => void;
  /** The filters of the list besides the state. */ query: QueryOf<typeof countAdvertisements>;
};

/** Tabs that filter the list by state, with the count of each state. */
export function StateTabs({ state = AdvertisementState.ALL, onChange, query }: StateTabsProps) {
  const { data } = useEndpoint(countAdvertisements, { query }, { keepPrevious: true });
  const countOf = (code: number) =>
    code === AdvertisementState.ALL
      ? data?.reduce((sum, { count }) => sum + count, 0)
      : data && (data.find((row) => row.state === code)?.count ?? 0);
  return (
    <Tabs
      label="광고 상태"
      value={String(state)}
      onChange={(value) => onChange(value === String(AdvertisementState.ALL) ? undefined : value)}
      items={TAB_STATES.map((code) => ({
        value: String(code),
        label: AdvertisementState.label(code),
        count: countOf(code),
      }))}
    />
  );
}
