import { Page } from '@danji/app-kit';
import type { KaptNotice } from '@danji/contracts/bids/kapt-notice';
import { KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import { BidMethod, SelectionMethod } from '@danji/contracts/codes/suggest-item-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Button, DescriptionList, Stack, Text } from '@danji/ui';
import { describeUnits } from '../shared/notice-text.ts';
import { SectionCard } from '../shared/section-card.tsx';
import { KaptBadges } from '../shared/kapt-badges.tsx';
import { describePlace, describeSector } from '../shared/kapt-notice-text.ts';

type Props = { notice: KaptNotice };
type Detail = readonly [term: string, detail: string | null | undefined];

/** The details that a notice has. */
const known = (details: readonly Detail[]) => details.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
const moment = (at: string | null, place = '') =>
  at === null ? null : [formatDateTime(at), place].filter(Boolean).join(' ');
const day = (date: string | null) => (date === null ? null : formatDate(date));

function DetailSection({ title, details }: { title: string; details: readonly Detail[] }) {
  const items = known(details);
  return items.length === 0 ? null : (
    <SectionCard title={title}>
      <DescriptionList columns={2} items={items} />
    </SectionCard>
  );
}

function TextSection({ title, children }: { title: string; children: string }) {
  return children === '' ? null : (
    <SectionCard title={title}>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {children}
      </Text>
    </SectionCard>
  );
}

const Result = ({ notice: { amount, winner, reason, kind, contracted, starts, ends } }: Props) => (
  <DetailSection
    title={kind === KaptNoticeKind.PRIVATE ? '계약' : '입찰 결과'}
    details={[
      [kind === KaptNoticeKind.PRIVATE ? '계약 업체' : '선정 업체', winner],
      ['금액', amount === null ? null : formatWon(amount)],
      ['사유', reason],
      ['계약일', day(contracted)],
      ['계약 기간', starts === null || ends === null ? null : `${formatDate(starts)} ~ ${formatDate(ends)}`],
    ]}
  />
);

const Summary = ({ notice }: Props) => {
  const { is_electronic, bid_method, selection_method } = notice;
  return (
    <DetailSection
      title="공고 요약"
      details={[
        ['단지', notice.complex],
        ['지역', describePlace(notice)],
        ['세대수', describeUnits(notice.number_of_units)],
        ['분야', describeSector(notice)],
        ['입찰 방법', bid_method === null ? null : BidMethod.label(bid_method)],
        ['낙찰 방법', selection_method === null ? null : SelectionMethod.label(selection_method)],
        ['제출 방법', is_electronic === null ? null : is_electronic ? '전자입찰' : '직접입찰'],
        ['K-apt 번호', notice.kapt_number],
      ]}
    />
  );
};

/** The page of one notice of K-apt: everything that K-apt tells, and nothing to answer here. */
export function KaptDetails({ notice }: Props) {
  const { title, link } = notice;
  return (
    <Page
      title={title}
      windowTitle={`${title} - K-apt 공고`}
      back={{ path: webPaths.kaptBids, label: 'K-apt 공고' }}
      badges={<KaptBadges notice={notice} />}
      description="K-apt에서 가져온 공고예요. 입찰은 K-apt에서 해요."
      actions={
        <Button asChild icon="external-link">
          <a href={link} target="_blank" rel="noreferrer">
            K-apt에서 보기
          </a>
        </Button>
      }
    >
      <Stack gap={4}>
        <Result notice={notice} />
        <DetailSection
          title="일정"
          details={[
            ['공고일', formatDate(notice.noticed)],
            ['마감', moment(notice.closes)],
            ['서류 마감', moment(notice.papers_due)],
            ['현장설명회', moment(notice.briefing_at, notice.briefing_place)],
          ]}
        />
        <Summary notice={notice} />
        <TextSection title="내용">{notice.content}</TextSection>
        <TextSection title="제출 서류">{notice.papers}</TextSection>
      </Stack>
    </Page>
  );
}
