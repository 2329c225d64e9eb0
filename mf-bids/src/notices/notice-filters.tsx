import { FilterSelect } from '@danji/app-kit';
import { SuggestItemState, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import { useSession } from '@danji/shell-sdk';
import { Chip, type Option } from '@danji/ui';
import { PlaceFilters } from '../shared/place-filters.tsx';
import { useWritingSpaces } from '../shared/use-writing-spaces.ts';
import type { NoticeList } from './use-notices.ts';

/** So many years of notices are offered. */
const YEARS = 5;

const KINDS = SuggestType.options.map(({ code, label }) => ({ value: String(code), label }));
const RANGES: readonly Option[] = [
  { value: String(ScheduleRange.DONE), label: '마감된 공고' },
  { value: String(ScheduleRange.MONTHS_3), label: '3개월 안에 마감' },
  { value: String(ScheduleRange.MONTHS_6), label: '3~6개월 뒤 마감' },
  { value: String(ScheduleRange.YEAR_1), label: '6개월~1년 뒤 마감' },
];
const ORDERS = [{ value: 'date_end', label: '마감 빠른 순' }];

const listYears = (): Option[] => {
  const year = Number(toBusinessDate(new Date()).slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => ({
    value: String(year - index),
    label: `${year - index}년 공고`,
  }));
};

type FlagProps = { list: NoticeList; name: 'is_open' | 'is_own' | 'is_unread' | 'is_fav'; children: string };

/** A filter that is on or off. */
function Flag({ list: { filters, setFilters }, name, children }: FlagProps) {
  const isOn = filters[name] === true;
  return (
    <Chip selected={isOn} onClick={() => setFilters({ [name]: isOn ? undefined : true })}>
      {children}
    </Chip>
  );
}

/** The notices of one of the own spaces, with its drafts, or those of all of them. */
function SpaceFilter({ list }: { list: NoticeList }) {
  const { spaces = [] } = useWritingSpaces();
  if (spaces.length === 0) return null;
  return (
    <>
      <FilterSelect
        list={list}
        name="space_id"
        label="단지"
        all="모든 단지"
        options={spaces.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <Flag list={list} name="is_own">
        우리 단지만
      </Flag>
    </>
  );
}

/** The drafts of the chosen space, or of the one of now. */
function DraftFilter({ list: { filters, setFilters } }: { list: NoticeList }) {
  const { spaces: [space] = [] } = useWritingSpaces();
  if (!space) return null;
  const isOn = filters.state === SuggestItemState.DRAFT;
  return (
    <Chip
      selected={isOn}
      onClick={() =>
        setFilters(
          isOn ? { state: undefined } : { state: SuggestItemState.DRAFT, space_id: filters.space_id ?? space.id },
        )
      }
    >
      작성 중만
    </Chip>
  );
}

/** Shows the filters of the list; those for read and favourite notices are for vendors only. */
export function NoticeFilters({ list }: { list: NoticeList }) {
  const { kind } = useSession();
  return (
    <>
      <PlaceFilters list={list} />
      <FilterSelect list={list} name="suggest_type" label="종류" all="모든 종류" options={KINDS} />
      <FilterSelect list={list} name="filter_range" label="마감" all="모든 마감일" options={RANGES} />
      <FilterSelect list={list} name="year" label="연도" all="모든 연도" options={listYears()} />
      <SpaceFilter list={list} />
      <FilterSelect list={list} name="ordering" label="순서" all="최근 등록 순" options={ORDERS} />
      <Flag list={list} name="is_open">
        모집 중만
      </Flag>
      <DraftFilter list={list} />
      {kind === 'brand' ? (
        <>
          <Flag list={list} name="is_unread">
            안 읽은 공고만
          </Flag>
          <Flag list={list} name="is_fav">
            관심 공고만
          </Flag>
        </>
      ) : null}
    </>
  );
}
