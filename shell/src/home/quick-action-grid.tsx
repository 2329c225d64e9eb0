import { QuickActionRenderer, Slot, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Card, Grid, HStack, Icon, Skeleton, Text, toIconName } from '@danji/ui';
import { useRegistry } from '../shared/app-context.ts';
import { toQuickActions, type PendingActions, type QuickAction } from './quick-actions.ts';

/** As high as the highest tile of its row, with the text centred vertically. */
const TILE = { height: 'full', display: 'flex', alignItems: 'center' } as const;
const ROW = { flex: '1', flexWrap: 'wrap', minHeight: 11 } as const;
const TILE_TEXT = { flex: '1 1 4.5rem', minWidth: 0 } as const;

const TileText = ({ label, hint }: { label: string; hint: string | undefined }) => (
  <>
    <Text css={{ fontWeight: 'semibold' }}>{label}</Text>
    {hint ? (
      <Text size="sm" tone="subtle" css={{ lineClamp: 2 }}>
        {hint}
      </Text>
    ) : null}
  </>
);

function Tile({ label, path, icon, hint }: QuickAction) {
  return (
    <Card asChild interactive css={{ ...TILE, color: 'inherit' }}>
      <Link to={path}>
        <HStack gap={3} css={ROW}>
          <Box
            css={{
              display: 'grid',
              placeItems: 'center',
              boxSize: 11,
              borderRadius: 'lg',
              bg: 'brand.subtle',
              color: 'brand.fg',
              flexShrink: 0,
            }}
          >
            <Icon name={toIconName(icon)} size={22} />
          </Box>
          <Box css={TILE_TEXT}>
            <TileText label={label} hint={hint} />
          </Box>
        </HStack>
      </Link>
    </Card>
  );
}

/** A placeholder with the height of the tile that replaces it, which most likely has this text. */
const SkeletonTile = ({ label, hint }: QuickAction) => (
  <Card aria-busy css={TILE}>
    <HStack gap={3} css={ROW}>
      <Skeleton width={11} height={11} />
      <Box css={{ ...TILE_TEXT, position: 'relative' }}>
        <Box aria-hidden visibility="hidden">
          <TileText label={label} hint={hint} />
        </Box>
        <Box position="absolute" inset={0}>
          <Skeleton height="1.25rem" width="80%" />
        </Box>
      </Box>
    </HStack>
  </Card>
);

const toPlaceholders = (actions: readonly QuickAction[]) =>
  actions.map((action) => <SkeletonTile key={action.path} {...action} />);
const toTiles = (actions: readonly QuickAction[]) => actions.map((action) => <Tile key={action.path} {...action} />);

/** As many columns as fit, up to a maximum: the text would break in narrower ones. */
const columns = (maxColumns: number) =>
  `repeat(auto-fit, minmax(min(100%, max(10.25rem, (100% - ${maxColumns - 1} * 0.75rem) / ${maxColumns})), 1fr))`;
/** Rows of three, unless the last row would hold a single tile: four tiles fill two rows of two. */
const COLUMNS = {
  gridTemplateColumns: columns(3),
  '&:has(> :nth-child(3n + 1):last-child)': {
    gridTemplateColumns: { base: columns(2), md: columns(4) },
  },
  '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: { base: columns(2), lg: columns(4) } },
} as const;

/** The tiles that a remote fills in; its menu entries when it cannot. */
function PendingTiles({ remote, placeholders, menu }: PendingActions) {
  const placeholderTiles = toPlaceholders(placeholders);
  return (
    <QuickActionRenderer value={(actions) => (actions ? toTiles(actions) : placeholderTiles)}>
      <Slot name="home.quick-actions" remote={remote} fallback={placeholderTiles} failure={toTiles(menu)} />
    </QuickActionRenderer>
  );
}

/** Links to the likely next actions of the account. */
export function QuickActionGrid() {
  const { kind, isAdmin, user } = useSession();
  const { remotes } = useRegistry();
  const { pending, actions } = toQuickActions({
    visitor: { kind, isAdmin },
    reviewState: user?.brand?.brand_status_type,
    remotes,
  });
  return (
    <Grid as="nav" aria-label="바로가기" gap={3} css={COLUMNS}>
      {pending.map((offer) => (
        <PendingTiles key={offer.remote} {...offer} />
      ))}
      {toTiles(actions)}
    </Grid>
  );
}
