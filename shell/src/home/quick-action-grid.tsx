import { useEndpoint } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/apts/work-space.endpoints';
import { clientStorage, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Card, Grid, HStack, Icon, Skeleton, Text } from '@danji/ui';
import { useRegistry } from '../shared/app-context.ts';
import { toMenu } from '../shared/menu.ts';
import { type QuickAction, toQuickActions } from './quick-actions.ts';

function Tile({ label, path, icon, hint }: QuickAction) {
  return (
    <Card asChild interactive css={{ color: 'inherit', height: 'full' }}>
      <Link to={path}>
        <HStack gap={3} css={{ flexWrap: 'wrap', minHeight: 11 }}>
          <Box css={{ display: 'grid', placeItems: 'center', boxSize: 11, borderRadius: 'lg', bg: 'brand.subtle', color: 'brand.fg', flexShrink: 0 }}><Icon name={icon} size={22} /></Box>
          <Box css={{ flex: '1 1 4.5rem', minWidth: 0 }}>
            <Text css={{ fontWeight: 'semibold' }}>{label}</Text>
            {hint ? <Text size="sm" tone="subtle" css={{ lineClamp: 2 }}>{hint}</Text> : null}
          </Box>
        </HStack>
      </Link>
    </Card>
  );
}

const WAITING = Array.from({ length: 4 }, (_, at) => at);

/** The work spaces of a general user as the widget of the workspace remote asks for them: one answer for both. */
function useOwnSpaces() {
  const { kind } = useSession();
  const { data, error } = useEndpoint(listWorkSpaces, kind === 'general' ? { query: { mine: 'in', page_size: 20 } } : null);
  const recent = clientStorage.recentWorkspace.get();
  const rank = ({ id, is_current }: { id: number; is_current: boolean }) => (id === recent ? 0 : is_current ? 1 : 2);
  return { isWaiting: kind === 'general' && !data && !error, spaces: data?.results.toSorted((a, b) => rank(a) - rank(b)) };
}

/** What this person is likely to do next. When the work spaces cannot be read the menu stays. */
export function QuickActionGrid() {
  const { kind, isAdmin, user } = useSession();
  const registry = useRegistry();
  const { isWaiting, spaces } = useOwnSpaces();
  const actions = toQuickActions({ kind, spaces, reviewState: user?.brand?.brand_status_type, menu: toMenu(registry, { kind, isAdmin }) });
  return (
    <Grid as="nav" aria-label="바로가기" gap={3} css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))' }}>
      {isWaiting ? WAITING.map((at) => <Card key={at} aria-busy><HStack gap={3} css={{ minHeight: 11 }}><Skeleton width={11} height={11} /><Skeleton width="50%" /></HStack></Card>) : actions.map((action) => <Tile key={action.path} {...action} />)}
    </Grid>
  );
}
