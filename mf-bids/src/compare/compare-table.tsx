import type { ComparedCompany } from '@danji/contracts/bids/company-compare.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, Stack, Text } from '@danji/ui';
import type { Ref } from 'react';
import { CompanyPicture } from '../shared/company-picture.tsx';
import { SideBySide } from '../shared/side-by-side.tsx';
import { listCompareRows } from './compare-rows.tsx';

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

/** Companies side by side. */
export const CompareTable = ({ companies, onRemove, region }: CompareTableProps) => (
  <SideBySide
    region={region}
    label="업체 비교"
    caption={`업체 ${companies.length}곳 비교`}
    corner="업체"
    columns={companies}
    toKey={({ nano_id }) => nano_id}
    renderHead={(company) => <Head company={company} onRemove={onRemove} />}
    rows={listCompareRows(companies)}
  />
);
