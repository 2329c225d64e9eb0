import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import type { CompanyItemLine, CompanyItemRegion } from '@danji/contracts/bids/company-item';
import { Badge, type Tone } from '@danji/ui';

const { NONE, WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;

const TONES: Readonly<Record<CompanyItemLine['edit_state_type'], Tone>> = {
  [NONE]: 'neutral',
  [WAIT]: 'neutral',
  [DISABLED]: 'neutral',
  [EDITED]: 'warning',
  [PENDING]: 'brand',
  [DONE]: 'success',
  [FAILED]: 'danger',
};

/** The tabs of the list; the states that wait for staff come first. */
export const TAB_STATES = [NONE, PENDING, EDITED, DONE, FAILED, DISABLED, WAIT] as const;

export const ItemStateBadge = ({ state }: { state: CompanyItemLine['edit_state_type'] }) => (
  <Badge tone={TONES[state]}>{EditState.label(state)}</Badge>
);

export const PLACEMENT_OPTIONS = AdType.options.map(({ code, label }) => ({ value: String(code), label }));
export const describePlacement = (adType: number | null): string => (adType === null ? '목록만' : AdType.label(adType));

export const describeSectors = ({ category, tags }: Pick<CompanyItemLine, 'category' | 'tags'>): string =>
  [...(category === null ? [] : [category]), ...tags].map((code) => toSubCategoryName(code)).join(', ');

export const describeRegions = (regions: readonly CompanyItemRegion[]): string =>
  regions.length === 0 ? '전국' : regions.map(({ sido_short, sigungu }) => `${sido_short} ${sigungu}`).join(', ');
