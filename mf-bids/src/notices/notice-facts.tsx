import { BidMethod, NoticeUrgency, SelectionMethod, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { Anchor, DescriptionList, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { describeSido, listSectorNames } from '../shared/company-text.ts';
import { describeRegion, describeUnits } from '../shared/notice-text.ts';
import { SectionCard } from '../shared/section-card.tsx';

type Props = { notice: SuggestItem };
type Fact = { term: string; detail: ReactNode };

/** Only the facts that a notice has. */
const known = (facts: readonly (Fact | undefined)[]): Fact[] => facts.filter((fact) => fact !== undefined);
const when = (isKnown: boolean, term: string, detail: ReactNode): Fact | undefined =>
  isKnown ? { term, detail } : undefined;

const MomentAndPlace = ({ moment, place }: { moment: string; place: string }) => (
  <Stack gap={0}>
    <span>{formatDateTime(moment)}</span>
    {place ? <span>{place}</span> : null}
  </Stack>
);

/** When everything happens. */
export const DatesSection = ({ notice }: Props) => {
  const { date_start, date_end, briefing_at, briefing_place, opening_at, opening_place, work_start_date } = notice;
  return (
    <SectionCard title="일정">
      <DescriptionList
        columns={2}
        items={known([
          when(date_start !== null, '공고 시작', formatDateTime(date_start)),
          { term: '마감', detail: `${formatDateTime(date_end)}${notice.is_early_close ? ' (조기 마감)' : ''}` },
          briefing_at === null
            ? undefined
            : { term: '현장설명회', detail: <MomentAndPlace moment={briefing_at} place={briefing_place} /> },
          opening_at === null
            ? undefined
            : { term: '개찰', detail: <MomentAndPlace moment={opening_at} place={opening_place} /> },
          when(work_start_date !== null, '착수일', formatDate(work_start_date)),
        ])}
      />
    </SectionCard>
  );
};

/** Shows the subject and the place of a notice, and how the winner is found. */
export const SummarySection = ({ notice }: Props) => {
  const { business_title, urgency, number_of_units: units, expected_contract_amount: amount } = notice;
  return (
    <SectionCard title="공고 요약">
      <DescriptionList
        columns={2}
        items={known([
          when(business_title !== '', '사업명', business_title),
          { term: '종류', detail: SuggestType.label(notice.suggest_type) },
          when(urgency !== NoticeUrgency.NORMAL, '공고 구분', NoticeUrgency.label(urgency)),
          { term: '입찰 방법', detail: BidMethod.label(notice.bid_method) },
          { term: '낙찰 방법', detail: SelectionMethod.label(notice.selection_method) },
          { term: '분야', detail: listSectorNames(notice).join(', ') },
          { term: '지역', detail: describeRegion(notice.sigungu) },
          { term: '참가 지역', detail: describeSido(notice.sigungus) },
          when(units !== null, '세대수', describeUnits(units)),
          when(amount !== null, '예상 금액', `${formatWon(amount ?? 0)}${notice.is_amount_public ? '' : ' (비공개)'}`),
        ])}
      />
    </SectionCard>
  );
};

const rate = (percent: number | null): string => (percent === null ? '없음' : `${percent}%`);

/** Shows the deposits and the papers that vendors hand in, to readers of the whole notice. */
export const ConditionsSection = ({ notice }: Props) => (
  <SectionCard title="제출 조건">
    <DescriptionList
      items={[
        { term: '입찰보증금', detail: rate(notice.bid_deposit_rate) },
        { term: '계약보증금', detail: rate(notice.contract_deposit_rate) },
        { term: '제출 서류', detail: notice.papers },
      ]}
    />
  </SectionCard>
);

/** Where the complex is, and whom to ask. */
export const ContactSection = ({ notice }: Props) => {
  const { building_name, address1, address2, manager_name, tel } = notice;
  return (
    <SectionCard title="단지와 담당자">
      <DescriptionList
        items={[
          { term: '단지', detail: building_name || notice.space?.title },
          { term: '주소', detail: [address1, address2].filter(Boolean).join(' ') },
          { term: '담당자', detail: manager_name },
          { term: '전화번호', detail: tel ? <Anchor href={`tel:${tel}`}>{formatTel(tel)}</Anchor> : undefined },
        ]}
      />
    </SectionCard>
  );
};

/** The same notice on K-apt, where the law wants it. */
export const KaptSection = ({ notice: { kapt_number, kapt_link } }: Props) =>
  kapt_number || kapt_link ? (
    <SectionCard title="K-apt 공고">
      <DescriptionList
        items={known([
          when(kapt_number !== '', '공고 번호', kapt_number),
          when(
            kapt_link !== '',
            '주소',
            <Anchor href={kapt_link} target="_blank" rel="noreferrer">
              K-apt에서 보기
            </Anchor>,
          ),
        ])}
      />
    </SectionCard>
  ) : null;
