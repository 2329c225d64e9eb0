import { AdvertisementPreview } from '@danji/app-kit/advertisements';
import { Card, Heading, Stack } from '@danji/ui';
import type { ComponentProps } from 'react';

/** How an advertisement looks on a wide screen and on a phone. */
export const AdPreview = (preview: ComponentProps<typeof AdvertisementPreview>) => (
  <Card as="section" aria-label="미리보기" position={{ lg: 'sticky' }} top="20">
    <Stack gap={4}>
      <Heading as="h2" size="md">
        미리보기
      </Heading>
      <AdvertisementPreview {...preview} />
    </Stack>
  </Card>
);
