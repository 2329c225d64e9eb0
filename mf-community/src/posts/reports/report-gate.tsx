import { ReportForm, type ReportFormProps } from '@danji/app-kit/reports';
import { BanGate } from '../bans/ban-gate.tsx';

/** Asks why something is reported, unless our staff does not let the member write. */
export const GatedReportForm = (props: ReportFormProps) => (
  <BanGate>
    <ReportForm {...props} />
  </BanGate>
);
