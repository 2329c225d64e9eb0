import type { DashboardItem } from '@danji/contracts/workspace/work-dashboard';
import { toBusinessDate } from '@danji/contracts/format/date';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Box, Flex, Icon, Stack, Text } from '@danji/ui';
import { describeItem, appearanceOf, toPath } from './dashboard-text.ts';

/** With a large font, where the text has no room beside the icon, it goes below the icon and the arrow is hidden. */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 2,
  minHeight: '4rem',
  paddingInline: 3,
  paddingBlock: 2.5,
  borderRadius: 'md',
  color: 'fg',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle' },
  '& > svg': { flexShrink: 0, color: 'fg.subtle', '@container (max-width: 16rem)': { display: 'none' } },
} as const;
const ICON_CIRCLE = {
  display: 'grid',
  placeItems: 'center',
  boxSize: 10,
  borderRadius: 'full',
  flexShrink: 0,
} as const;

/** The items that need attention, each a link to the screen that handles it. `withSpace` adds the name of the work space. */
export function DashboardItemList({
  items,
  now,
  withSpace = false,
}: {
  items: readonly DashboardItem[];
  now: Date;
  withSpace?: boolean;
}) {
  const today = toBusinessDate(now);
  return (
    <Stack as="ul" gap={1} listStyleType="none">
      {items.map((item) => {
        const { icon, tone, label } = appearanceOf(item.kind);
        return (
          <Box as="li" key={`${item.kind}-${item.id}`} containerType="inline-size">
            <Box asChild css={ROW}>
              <Link to={toPath(item)}>
                <Box
                  css={ICON_CIRCLE}
                  bg={tone === 'neutral' ? 'bg.muted' : `${tone}.subtle`}
                  color={tone === 'neutral' ? 'fg.muted' : `${tone}.fg`}
                >
                  <Icon name={icon} />
                </Box>
                <Stack gap={0.5} flex="1 1 9rem">
                  <Flex gap={2} alignItems="center" flexWrap="wrap">
                    <Badge tone={tone}>{label}</Badge>
                    <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
                      {item.title}
                    </Text>
                  </Flex>
                  <Text as="span" size="sm" tone="muted" numeric>
                    {[withSpace ? item.space.title : '', describeItem(item, today, now.getTime())]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Stack>
                <Icon name="chevron-right" />
              </Link>
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}
