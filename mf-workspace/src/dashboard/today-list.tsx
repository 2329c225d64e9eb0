import type { TodayItem } from '@danji/contracts/apts/work-dashboard';
import { toBusinessDate } from '@danji/contracts/format/date';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Box, Flex, Icon, Stack, Text } from '@danji/ui';
import { describeItem, lookOf, toPath } from './today-text.ts';

/** With a large font, where the text has no room beside the icon, it goes below the icon and the arrow is hidden. */
const LINE = {
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
const MEDALLION = { display: 'grid', placeItems: 'center', boxSize: 10, borderRadius: 'full', flexShrink: 0 } as const;

/** The items that need attention, each a link to the screen that handles it. `withSpace` adds the name of the work space. */
export function TodayList({
  items,
  now,
  withSpace = false,
}: {
  items: readonly TodayItem[];
  now: Date;
  withSpace?: boolean;
}) {
  const today = toBusinessDate(now);
  return (
    <Stack as="ul" gap={1} listStyleType="none">
      {items.map((item) => {
        const { icon, tone, label } = lookOf(item.kind);
        return (
          <Box as="li" key={`${item.kind}-${item.id}`} containerType="inline-size">
            <Box asChild css={LINE}>
              <Link to={toPath(item)}>
                <Box
                  css={MEDALLION}
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
