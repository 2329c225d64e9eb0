import { useEndpoint } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Card, Grid, HStack, Icon, Skeleton, Text } from '@danji/ui';
import { useRegistry } from '../shared/app-context.ts';
import { toMenu } from '../shared/menu.ts';
import { type QuickAction, toQuickActions } from './quick-actions.ts';

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
            <Icon name={icon} size={22} />
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

/** The assumed work space while the list loads. */
const PLACEHOLDER_SPACE = [{ id: 0, title: '우리 아파트 단지' }];

/** The work spaces of a general user, by the same query as the widget of the workspace remote: both share one response. */
function useOwnSpaces() {
  const { kind } = useSession();
  const { data, error } = useEndpoint(
    listWorkSpaces,
    kind === 'general' ? { query: { mine: 'in', page_size: 20 } } : null,
  );
  const recent = clientStorage.recentWorkspace.get();
  const rank = ({ id, is_current }: { id: number; is_current: boolean }) => (id === recent ? 0 : is_current ? 1 : 2);
  return {
    isWaiting: kind === 'general' && !data && !error,
    spaces: data?.results.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** As many columns as fit, up to a maximum: the text would break in narrower ones. */
const columns = (maxColumns: number) =>
  `repeat(auto-fit, minmax(min(100%, max(10.25rem, (100% - ${maxColumns - 1} * 0.75rem) / ${maxColumns})), 1fr))`;
/** Rows of three, unless the last row would hold a single tile: four tiles fill two rows of two. */
const toColumns = (count: number) =>
  count % 3 === 1 ? { base: columns(2), md: columns(count === 4 ? 2 : 4), lg: columns(4) } : columns(3);

/** Links to the likely next actions of the account. When the work spaces fail to load, the menu entries remain. */
export function QuickActionGrid() {
  const { kind, isAdmin, user } = useSession();
  const registry = useRegistry();
  const { isWaiting, spaces } = useOwnSpaces();
  const actions = toQuickActions({
    kind,
    spaces: isWaiting ? PLACEHOLDER_SPACE : spaces,
    reviewState: user?.brand?.brand_status_type,
    menu: toMenu(registry, { kind, isAdmin }),
  });
  return (
    <Grid as="nav" aria-label="바로가기" gap={3} css={{ gridTemplateColumns: toColumns(actions.length) }}>
      {actions.map((action) =>
        isWaiting && action.hint ? (
          <SkeletonTile key={action.path} {...action} />
        ) : (
          <Tile key={action.path} {...action} />
        ),
      )}
    </Grid>
  );
}
