import { useEndpoint } from '@danji/api-client';
import { listPlacedCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { remoteStorage } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Box, Button, Card, Flex, Heading, HStack, IconButton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { CompanyPicture, EDGE_TO_EDGE } from '../shared/company-picture.tsx';

const closedOn = remoteStorage('bids').local<string>('popup-closed-on');
const closedInTab = remoteStorage('bids').session<true>('popup-closed');

/** Above the tab bar of phones, in the corner of wide screens; it covers no control of the page. */
const PLACE = {
  ...EDGE_TO_EDGE,
  position: 'fixed',
  insetInlineEnd: { base: 4, lg: 6 },
  bottom: { base: 'calc(5rem + env(safe-area-inset-bottom))', lg: 6 },
  width: 'min(20rem, calc(100vw - 2rem))',
  maxHeight: '60vh',
  overflowY: 'auto',
  zIndex: 20,
  boxShadow: 'floating',
} as const;

/** The popup of the list of companies: one item, until it is closed. */
export function PlacedPopup() {
  const [today] = useState(() => toBusinessDate(new Date()));
  const [isClosed, setClosed] = useState(() => closedOn.get() === today || closedInTab.get() === true);
  const placed = useEndpoint(listPlacedCompanyItems, isClosed ? null : { query: { ad_type: AdType.POPUP } }, {
    refreshOnFocus: false,
  });
  const company = placed.data?.[0];
  if (isClosed || !company) return null;
  const close = (isForToday: boolean): void => {
    if (isForToday) closedOn.set(today);
    closedInTab.set(true);
    setClosed(true);
  };
  return (
    <Card as="aside" aria-label="업체 광고 팝업" css={PLACE}>
      <Box position="relative">
        <CompanyPicture url={company.thumbnail_image_url} ratio="16 / 9" />
        <Box css={{ position: 'absolute', top: 2, insetInlineEnd: 2, bg: 'bg.panel', borderRadius: 'md' }}>
          <IconButton icon="x" label="광고 닫기" onClick={() => close(false)} />
        </Box>
      </Box>
      <Stack gap={2} css={{ padding: 4 }}>
        <HStack>
          <Badge>광고</Badge>
          <Text size="sm" tone="muted">
            {company.company_name}
          </Text>
        </HStack>
        <Heading as="h2" size="md">
          {company.title}
        </Heading>
        <Flex gap={2} flexWrap="wrap" justifyContent="space-between">
          <Button size="sm" variant="ghost" onClick={() => close(true)}>
            오늘 하루 보지 않기
          </Button>
          <Button asChild size="sm">
            <Link to={webPaths.company(company.nano_id)}>소개 보기</Link>
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
