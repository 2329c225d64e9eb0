import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Card, Chip, Flex, HStack, Text } from '@danji/ui';
import { toCompareAddress } from './compare-address.ts';
import type { Compared } from './use-compared.ts';

/** Above the tab bar of phones while the list is scrolled; at its end it is below the list. */
const PLACE = {
  position: 'sticky',
  bottom: { base: 'calc(4rem + env(safe-area-inset-bottom))', lg: 4 },
  zIndex: 20,
  boxShadow: 'floating',
} as const;
const NAMES = { overflowX: 'auto', paddingBlock: 1, minWidth: 0 } as const;
/** Fewer have nothing beside them. */
const FEWEST = 2;

/** The companies chosen to be compared; nothing while none is. */
export function CompareBar({ compared: { chosen, toggle, clear } }: { compared: Compared }) {
  if (chosen.length === 0) return null;
  const count = `${chosen.length}곳 비교하기`;
  return (
    <Card as="section" aria-label="비교할 업체" padding={{ base: 3, md: 4 }} css={PLACE}>
      <Flex gap={3} flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <HStack css={NAMES}>
          {chosen.map((company) => (
            <Chip key={company.nano_id} removeLabel="비교에서 빼기" onRemove={() => toggle(company)}>
              <Box as="span" truncate maxWidth={{ base: '7rem', md: '12rem' }}>
                {company.company_name}
              </Box>
            </Chip>
          ))}
        </HStack>
        <Flex gap={2} flexWrap="wrap" alignItems="center" marginInlineStart="auto">
          {chosen.length < FEWEST ? (
            <Text size="sm" tone="muted">
              한 곳 더 담으면 비교할 수 있어요
            </Text>
          ) : null}
          <Button variant="ghost" onClick={clear}>
            모두 빼기
          </Button>
          {chosen.length < FEWEST ? (
            <Button disabled>{count}</Button>
          ) : (
            <Button asChild>
              <Link to={toCompareAddress(chosen.map(({ nano_id }) => nano_id))}>{count}</Link>
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
