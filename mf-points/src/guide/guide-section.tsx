import { Card, Heading, Stack } from '@danji/ui';
import { useId, type ReactNode } from 'react';

/** A part of the guide under its heading. */
export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
