/** The report of a text of somebody else, and what its author reads while it is hidden, for all apps that show texts of members. */
export { ReportForm, type ReportFormProps } from './reports/report-form.tsx';
export type { ReportedObject } from './reports/reported-object.ts';
export { ReviewNotice } from './reports/review-notice.tsx';
