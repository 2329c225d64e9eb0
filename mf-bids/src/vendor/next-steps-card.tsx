import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, Card, Flex, Heading, Icon, Stack, Text } from '@danji/ui';
import type { NextStep } from './next-steps.ts';
import { PLAIN_ON_PHONES } from '../shared/plain-on-phones.ts';

const ROW = {
  position: 'relative',
  listStyle: 'none',
  paddingBlock: 3,
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: 0 },
} as const;
const LINK = { fontWeight: 'semibold', _after: { content: '""', position: 'absolute', inset: 0 } } as const;
const MARK = {
  // With text of 200 % a phone has room for the words only.
  display: { base: 'none', md: 'grid' },
  placeItems: 'center',
  boxSize: 10,
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.fg',
  flexShrink: 0,
} as const;

/** Shows the next steps of the vendor; each leads to the screen where it is done. */
export const NextStepsCard = ({ steps }: { steps: readonly NextStep[] }) => (
  <Card as="section" aria-label="다음 할 일" css={PLAIN_ON_PHONES}>
    <Stack gap={2}>
      <Heading as="h2" size="md">
        {steps.length > 0 ? `다음 할 일 ${steps.length}개` : '다음 할 일'}
      </Heading>
      {steps.length === 0 ? <Text tone="muted">모두 마쳤어요. 지금 할 일이 없어요.</Text> : null}
      <Stack as="ul" gap={0} margin={0} padding={0}>
        {steps.map(({ key, icon, title, text, path }) => (
          <Flex as="li" key={key} gap={3} alignItems="center" css={ROW}>
            <Box css={MARK}>
              <Icon name={icon} />
            </Box>
            <Stack gap={0} flex="1" minWidth={0}>
              <Anchor asChild variant="plain" css={LINK}>
                <Link to={path}>{title}</Link>
              </Anchor>
              <Text size="sm" tone="muted" overflowWrap="anywhere">
                {text}
              </Text>
            </Stack>
            <Box display={{ base: 'none', md: 'block' }}>
              <Icon name="chevron-right" />
            </Box>
          </Flex>
        ))}
      </Stack>
    </Stack>
  </Card>
);
