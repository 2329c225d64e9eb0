import type { ComparedCompany } from '@danji/contracts/bids/company-compare.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, Stack, Text } from '@danji/ui';
import type { Ref } from 'react';
import { CompanyPicture } from '../shared/company-picture.tsx';
import { listCompareRows } from './compare-rows.tsx';

const SCROLLER = {
  // Hidden texts in the columns are positioned: without this they would widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
} as const;
/** The names of the rows stay while the companies are scrolled; on a phone one of them and the edge of the next is seen. */
const TABLE = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: 3, overflowWrap: 'anywhere' },
  '& tbody > tr > *': { borderTopWidth: '1px', borderColor: 'border' },
  '& thead th': { width: { base: '11.5rem', md: 'auto' } },
  '& thead th:first-of-type': { width: { base: '6.5rem', md: '10rem' } },
  '& thead th:first-of-type, & tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderInlineEndWidth: '1px',
    borderColor: 'border',
  },
} as const;
const PICTURE = { borderRadius: 'md', overflow: 'hidden' } as const;

type CompareTableProps = {
  companies: readonly ComparedCompany[];
  onRemove: (company: ComparedCompany) => void;
  /** The part that scrolls sideways; it gets the focus when a column goes. */
  region: Ref<HTMLDivElement>;
};

const Head = ({ company, onRemove }: Pick<CompareTableProps, 'onRemove'> & { company: ComparedCompany }) => (
  <Stack gap={2}>
    <Box css={PICTURE}>
      <CompanyPicture url={company.thumbnail_image_url} ratio="3 / 2" isFirst />
    </Box>
    <Anchor asChild variant="plain" fontWeight="bold" lineHeight="1.4">
      <Link to={webPaths.company(company.nano_id)}>{company.title}</Link>
    </Anchor>
    <Text size="sm" tone="muted" fontWeight="normal">
      {company.company_name}
    </Text>
    <Button
      size="sm"
      variant="outline"
      icon="x"
      alignSelf="flex-start"
      aria-label={`${company.title} 비교에서 빼기`}
      onClick={() => onRemove(company)}
    >
      빼기
    </Button>
  </Stack>
);

/** Companies side by side: a column for each, which scrolls behind the names of the rows. */
export const CompareTable = ({ companies, onRemove, region }: CompareTableProps) => (
  <Box as="section" ref={region} aria-label="업체 비교" tabIndex={0} css={SCROLLER}>
    <Box as="table" aria-label={`업체 ${companies.length}곳 비교`} css={TABLE}>
      <thead>
        <tr>
          <th scope="col">업체</th>
          {companies.map((company) => (
            <th key={company.nano_id} scope="col">
              <Head company={company} onRemove={onRemove} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listCompareRows(companies).map(({ label, cell }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {companies.map((company) => (
              <td key={company.nano_id}>{cell(company)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
