import { Button } from '../actions/button.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import type { ExportButtonProps } from './export/export-body.tsx';

const ExportPlaceholder = ({ size = 'sm' }: ExportButtonProps<unknown>) => (
  <Button variant="outline" size={size} icon="download" iconAfter="chevron-down" aria-busy aria-disabled>
    내보내기
  </Button>
);

/**
 * Saves a whole list, not only the visible page, as CSV or XLSX: it reads all rows up to the limit (20,000), shows the
 * progress, can be cancelled, and reports when there were more. Only columns with `exportValue` are written.
 */
export const ExportButton = lazyComponent(() => import('./export/export-body.tsx'), 'ExportBody', ExportPlaceholder);
