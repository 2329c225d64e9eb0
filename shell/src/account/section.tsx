import { Card, Heading, HStack, Stack, Text } from '@danji/ui';
import { useId, type ReactNode } from 'react';

/** One part of the account page. */
export function Section({ title, lead, action, children }: { title: string; lead?: ReactNode; action?: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={{ padding: { base: 5, md: 6 } }}>
      <Stack gap={4}>
        <HStack css={{ justifyContent: 'space-between', alignItems: 'flex-start' }} gap={3}>
          <Stack gap={0.5}>
            <Heading id={id} size="lg">{title}</Heading>
            {lead ? <Text size="sm" tone="muted">{lead}</Text> : null}
          </Stack>
          {action}
        </HStack>
        {children}
      </Stack>
    </Card>
  );
}
