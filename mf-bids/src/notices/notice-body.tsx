import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { AttachedFiles, Stack } from '@danji/ui';
import { ConditionsSection, ContactSection, DatesSection, KaptSection, SummarySection } from './notice-facts.tsx';
import { SectionCard } from '../shared/section-card.tsx';
import { PriceTable } from './price-table.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { ResultSection } from './result-section.tsx';

/** A notice as far as the reader sees it. */
export function NoticeBody({ notice }: { notice: SuggestItem }) {
  const { access, work_scope, participant_qualification, price_table, files, result } = notice;
  const isWhole = access === 'whole';
  return (
    <Stack gap={5}>
      {result === null ? null : <ResultSection result={result} />}
      <SummarySection notice={notice} />
      <DatesSection notice={notice} />
      {access === 'public' ? null : (
        <SectionCard title="사업 내용">
          <Viewer document={work_scope} findImage={imagePort.find} headingOffset={2} />
        </SectionCard>
      )}
      {access === 'public' || toPlainText(participant_qualification).trim() === '' ? null : (
        <SectionCard title="참가 자격">
          <Viewer document={participant_qualification} findImage={imagePort.find} headingOffset={2} />
        </SectionCard>
      )}
      {isWhole && price_table.length > 0 ? (
        <SectionCard title="가격 내역표">
          <PriceTable rows={price_table} />
        </SectionCard>
      ) : null}
      {isWhole ? <ConditionsSection notice={notice} /> : null}
      {files.length > 0 ? (
        <SectionCard title="첨부파일">
          <AttachedFiles
            files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
          />
        </SectionCard>
      ) : null}
      {isWhole ? <ContactSection notice={notice} /> : null}
      <KaptSection notice={notice} />
      <QuestionsSection notice={notice} />
    </Stack>
  );
}
