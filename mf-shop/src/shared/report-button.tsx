import type { ReportedObject } from '@danji/app-kit/reports';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { useModal } from '@danji/shell-sdk';
import { IconButton } from '@danji/ui';
import { ReportForm } from './lazy-reports.tsx';
import { useIsMember } from './use-is-member.ts';

/** Lets a member report a review or a question of somebody else. */
export function ReportButton({ object, author }: { object: ReportedObject; author: string }) {
  const [isMember, modal] = [useIsMember(), useModal()];
  if (!isMember) return null;
  const what = ReportedKind.label(object.kind);
  const report = (): void =>
    void modal.open((close) => <ReportForm object={object} onDone={close} />, {
      title: `${what} 신고`,
      directClose: false,
    });
  return <IconButton icon="alert" label={`${author} 님의 ${what} 신고하기`} onClick={report} />;
}
