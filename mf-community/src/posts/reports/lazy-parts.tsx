import { lazyComponent, Skeleton } from '@danji/ui';

const Placeholder = () => <Skeleton height={40} />;

/** Few readers report something or have something that is hidden; the parts for that are loaded then. */
export const ReportForm = lazyComponent(() => import('./report-gate.tsx'), 'GatedReportForm', Placeholder);
export const ReviewNotice = lazyComponent(() => import('./review-notice.tsx'), 'ReviewNotice', Placeholder);
