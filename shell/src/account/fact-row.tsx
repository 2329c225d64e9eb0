import { HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { BESIDE_BUTTON } from './section.tsx';

/** One fact of the account, with the button that changes it. */
export const FactRow = ({ label, value, action }: { label: string; value: string; action: ReactNode }) => (
  <HStack
    css={{
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      paddingTop: 4,
    }}
  >
    <Stack gap={0.5} css={BESIDE_BUTTON}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Text numeric css={{ fontWeight: 'semibold', overflowWrap: 'anywhere' }}>
        {value}
      </Text>
    </Stack>
    {action}
  </HStack>
);
