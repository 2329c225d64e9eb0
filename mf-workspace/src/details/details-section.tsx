import type { RecordForm } from '@danji/app-kit/forms';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { Card, Grid, Heading, Stack, Text } from '@danji/ui';
import { useId, type ReactNode } from 'react';
import { DETAIL_LABELS, type DetailName } from '@danji/contracts/workspace/work-space-details-text';

/** A form with the details of a complex; one of a new work space also has other fields. */
export type DetailsFormState = RecordForm<WorkSpaceDetails>;

/** Names a field of the details for its `FormField`. */
export const toField = <N extends DetailName>(form: DetailsFormState, name: N) => ({
  form,
  name,
  label: DETAIL_LABELS[name],
});

/** One section of the form: its heading and its fields, in two columns from 768 px on. */
export function DetailsSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading as="h2" size="lg" id={id}>
            {title}
          </Heading>
          {description ? (
            <Text size="sm" tone="subtle">
              {description}
            </Text>
          ) : null}
        </Stack>
        <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
          {children}
        </Grid>
      </Stack>
    </Card>
  );
}
