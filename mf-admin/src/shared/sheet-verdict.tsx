import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Alert } from '@danji/ui';
import type { SheetReport } from './use-sheet.ts';

type SheetVerdictProps = {
  report: SheetReport;
  /** A verb: `적용`. */
  action: string;
  /** The consequence of applying the sheet, as a sentence. */
  consequence: string;
};

/** Whether a sheet can be applied, and why not. */
export function SheetVerdict({ report: { lines, wrong, refusal, posted }, action, consequence }: SheetVerdictProps) {
  if (posted)
    return (
      <Alert tone="warning" announce title="이미 처리한 내용이에요">
        {`${formatDateTime(posted)}에 같은 내용을 ${action}했어요. 다시 ${action}되지 않아요.`}
      </Alert>
    );
  if (lines.length === 0)
    return (
      <Alert tone="danger" announce title="적은 줄이 없어요">
        양식에 회원을 적은 뒤 다시 올려 주세요.
      </Alert>
    );
  if (wrong > 0)
    return (
      <Alert
        tone="danger"
        announce
        title={`${formatNumber(lines.length)}줄 가운데 ${formatNumber(wrong)}줄을 고쳐 주세요`}
      >
        {`한 줄이라도 틀리면 아무것도 ${action}하지 않아요.`}
      </Alert>
    );
  if (refusal)
    return (
      <Alert tone="danger" announce title={`${action}할 수 없는 파일이에요`}>
        {refusal}
      </Alert>
    );
  return (
    <Alert tone="success" announce title={`${formatNumber(lines.length)}줄을 모두 ${action}할 수 있어요`}>
      {consequence}
    </Alert>
  );
}
