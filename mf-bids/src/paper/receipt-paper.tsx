import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { DescriptionList, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { describeVat, toRequestState } from '../shared/request-text.ts';
import { Paper, PaperSection } from './paper.tsx';

type ReceiptPaperProps = { request: SuggestRequest; /** The priced rows with their total. */ lines: ReactNode };

/** The proof of what a vendor has sent, and when. */
export function ReceiptPaper({ request, lines }: ReceiptPaperProps) {
  const {
    user,
    suggest_item: notice,
    state,
    sent,
    hash,
    total_price,
    vat_mode,
    valid_until,
    documents,
    files,
  } = request;
  const papers = [...documents.map(({ title }) => title), ...files.map(({ name }) => name)];
  return (
    <Paper title="제안 제출 확인서" subject={notice.title}>
      <DescriptionList
        columns={2}
        items={[
          { term: '업체', detail: user.name },
          { term: '제출 시각', detail: formatDateTime(sent) },
          { term: '상태', detail: toRequestState(state).label },
          {
            term: '제안 금액',
            detail: total_price === null ? '-' : `${formatWon(total_price)} (${describeVat(vat_mode)})`,
          },
          { term: '유효 기한', detail: valid_until === null ? '-' : formatDate(valid_until) },
          { term: '함께 보낸 서류', detail: papers.length === 0 ? '없음' : papers.join(', ') },
        ]}
      />
      <PaperSection title="제안 금액">{lines}</PaperSection>
      <PaperSection title="확인값">
        <Stack gap={1}>
          <Text fontFamily="mono" size="sm" overflowWrap="anywhere">
            {hash}
          </Text>
          <Text size="sm">
            보낸 내용과 제출 시각으로 계산한 값(SHA-256)이에요. 내용이 한 글자라도 바뀌면 값이 달라져요.
          </Text>
        </Stack>
      </PaperSection>
    </Paper>
  );
}
