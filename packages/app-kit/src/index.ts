/** The parts that screens of every app are made of. Shell and remotes share one copy of this module. */
export { Column, Page, useTitle } from './page.tsx';
export { PageFrame } from './page-frame.tsx';
export { FilterBar, FilterSelect, PeriodFilter } from './filter-bar.tsx';
export { ChoiceList } from './choice-list.tsx';
export { DownloadButton } from './download-button.tsx';
export { ListScreen } from './list-screen.tsx';
export { ListSection, type ListSectionProps } from './list-section.tsx';
export { QuantityField } from './quantity-field.tsx';
export { RecordScreen, RecordSkeleton } from './record-screen.tsx';
export { SearchField } from './search-field.tsx';
export { useChange } from './use-change.ts';
export { History } from './history.tsx';
export { PagedHistory } from './paged-history.tsx';
export { formatCountdown, useCountdown } from './use-countdown.ts';
export { useOverflow } from './use-overflow.ts';
export { useRegionNodes } from './use-region-nodes.ts';
