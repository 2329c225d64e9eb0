import { Box } from '@danji/ui';
import type { ReactNode } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { readFilter } from './read-filter.ts';
import { ListExport, type LoadPage } from './list-export.tsx';
import { ListSection, type ListSectionProps } from './list-section.tsx';
import type { ListState } from './list-state.ts';
import { usePageFrame } from './page-frame.tsx';
import { Page, type PageProps, useTitle } from './page.tsx';
import { SearchField } from './search-field.tsx';

type ListScreenProps<Row> = Pick<PageProps, 'title' | 'windowTitle' | 'width' | 'actions'> &
  Omit<ListSectionProps<Row>, 'list' | 'label'> & {
    /** `countText`: the number of rows on all pages, `10,000+` when there are more. */
    list: ListState<Row> & { countText: string; loadPage: LoadPage<Row> };
    /** Names the rows; the title by default. */
    label?: string;
    /** A description of the list, under the title. */
    lead?: ReactNode;
    /** The counter of the rows (`건`): the number of rows is shown after the lead. */
    unit?: string;
    /** Names the fields that the search covers. Without it the list has no search. */
    searchLabel?: string | undefined;
    /** The filter of the search. */
    searchFilter?: string;
    /** Filters beside the search. */
    bar?: ReactNode;
    /** Offers the whole list with the current filters as a file, with the columns that have an `exportValue`. */
    canExport?: boolean;
    /** The name of that file; the title by default. */
    exportName?: string;
    /** Between the head and the filters. */
    before?: ReactNode;
    /** Below the list. */
    after?: ReactNode;
  };

const describe = (lead: ReactNode, counted: string | undefined): ReactNode => {
  if (counted === undefined) return lead ?? null;
  return typeof lead === 'string' ? `${lead} · ${counted}` : (lead ?? counted);
};

type ListBarProps = Pick<ListScreenProps<never>, 'searchLabel' | 'bar'> &
  Required<Pick<ListScreenProps<never>, 'searchFilter' | 'label'>> & {
    list: Pick<ListState<never>, 'filters' | 'setFilters'>;
  };

function ListBar({ list, label, searchLabel, searchFilter, bar }: ListBarProps) {
  const size = usePageFrame()?.isDense ? 'sm' : 'md';
  if (!searchLabel && !bar) return null;
  return (
    <FilterBar label={`${label} 찾기`}>
      {searchLabel ? (
        <Box flex="1" minWidth={{ base: 'full', md: '64' }} maxWidth={{ md: '96' }}>
          <SearchField
            size={size}
            label={searchLabel}
            value={readFilter(list.filters, searchFilter)}
            onSearch={(query) => list.setFilters({ [searchFilter]: query }, { replace: true })}
          />
        </Box>
      ) : null}
      {bar}
    </FilterBar>
  );
}

/** A screen with one list: head, export, search, filters, and the rows in all their states. */
export function ListScreen<Row>({
  title: own,
  windowTitle,
  width,
  actions,
  list,
  label: ownLabel,
  lead,
  unit,
  searchLabel,
  searchFilter = 'search',
  bar,
  canExport = false,
  exportName,
  before,
  after,
  table,
  ...section
}: ListScreenProps<Row>) {
  const title = useTitle(own);
  const label = ownLabel ?? title;
  const { rows, countText, loadPage } = list;
  const counted = rows && unit ? `${countText}${unit}` : undefined;
  return (
    <Page
      title={title}
      windowTitle={windowTitle}
      width={width}
      description={lead === undefined && !unit ? undefined : describe(lead, counted)}
      actions={
        canExport && table ? (
          <>
            <ListExport fileName={exportName ?? title} table={table} loadPage={loadPage} />
            {actions}
          </>
        ) : (
          actions
        )
      }
    >
      {before}
      <ListBar list={list} label={label} searchLabel={searchLabel} searchFilter={searchFilter} bar={bar} />
      <ListSection list={list} label={label} table={table} {...section} />
      {after}
    </Page>
  );
}
