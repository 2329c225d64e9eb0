import { useEndpoint } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/apts/work-space.endpoints';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Card, Grid, HStack, Icon, Skeleton, Text } from '@danji/ui';
import { useRegistry } from '../shared/app-context.ts';
import { toMenu } from '../shared/menu.ts';
import { type QuickAction, toQuickActions } from './quick-actions.ts';

/** As high as the highest of its row, the words in the middle. */
const TILE = { height: 'full', display: 'flex', alignItems: 'center' } as const;
const ROW = { flex: '1', flexWrap: 'wrap', minHeight: 11 } as const;
const WORDS = { flex: '1 1 4.5rem', minWidth: 0 } as const;

const Words = ({ label, hint }: { label: string; hint: string | undefined }) => (
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
          <Box css={WORDS}>
            <Words label={label} hint={hint} />
          </Box>
        </HStack>
      </Link>
    </Card>
  );
}

/** As high as the tile that comes, whose words are most likely these. */
const WaitingTile = ({ label, hint }: QuickAction) => (
  <Card aria-busy css={TILE}>
    <HStack gap={3} css={ROW}>
      <Skeleton width={11} height={11} />
      <Box css={{ ...WORDS, position: 'relative' }}>
        <Box aria-hidden visibility="hidden">
          <Words label={label} hint={hint} />
        </Box>
        <Box position="absolute" inset={0}>
          <Skeleton height="1.25rem" width="80%" />
        </Box>
      </Box>
    </HStack>
  </Card>
);

/** Stands for the work space of a person who most likely has one. */
const SOME_SPACE = [{ id: 0, title: '우리 아파트 단지' }];

/** The work spaces of a general user as the widget of the workspace remote asks for them: one answer for both. */
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

/** As many columns as there is room for, `most` of them: narrower ones would break the words behind a tile. */
const columns = (most: number) =>
  `repeat(auto-fit, minmax(min(100%, max(10.25rem, (100% - ${most - 1} * 0.75rem) / ${most})), 1fr))`;
/** Rows of three, unless that leaves one alone in the last: four fill two rows of two as well. */
const toColumns = (count: number) =>
  count % 3 === 1 ? { base: columns(2), md: columns(count === 4 ? 2 : 4), lg: columns(4) } : columns(3);

/** What this person is likely to do next. When the work spaces cannot be read the menu stays. */
export function QuickActionGrid() {
  const { kind, isAdmin, user } = useSession();
  const registry = useRegistry();
  const { isWaiting, spaces } = useOwnSpaces();
  const actions = toQuickActions({
    kind,
    spaces: isWaiting ? SOME_SPACE : spaces,
    reviewState: user?.brand?.brand_status_type,
    menu: toMenu(registry, { kind, isAdmin }),
  });
  return (
    <Grid as="nav" aria-label="바로가기" gap={3} css={{ gridTemplateColumns: toColumns(actions.length) }}>
      {actions.map((action) =>
        isWaiting && action.hint ? (
          <WaitingTile key={action.path} {...action} />
        ) : (
          <Tile key={action.path} {...action} />
        ),
      )}
    </Grid>
  );
}
