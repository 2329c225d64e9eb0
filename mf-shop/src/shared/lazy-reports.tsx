import { lazyComponent, Skeleton } from '@danji/ui';

const Placeholder = () => <Skeleton height={40} />;

/** Few readers report something or have something that is hidden; the parts for that are loaded then. */
export const ReportForm = lazyComponent(() => import('./report-parts.tsx'), 'ReportForm', Placeholder);
export const ReviewNotice = lazyComponent(() => import('./report-parts.tsx'), 'ReviewNotice', Placeholder);
