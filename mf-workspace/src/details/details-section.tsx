import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { Card, Grid, Heading, Stack, Text } from '@danji/ui';
import { useId, type ReactNode } from 'react';
import { DETAIL_LABELS, type DetailName } from './details-text.ts';

export type DetailsSectionProps = {
  details: WorkSpaceDetails;
  /** Errors per field. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Further notes per field, for instance the value that another person has saved. */
  notes: Partial<Record<DetailName, string>>;
  onChange: (change: Partial<WorkSpaceDetails>) => void;
  /** The edited work space; a new one has no id yet. */
  spaceId?: number;
};

/** Label, help and error of one field, for its `Field`. */
export function toFieldProps(name: DetailName, { fieldErrors, notes }: DetailsSectionProps, help?: string) {
  const note = notes[name] ?? help;
  return { label: DETAIL_LABELS[name], error: fieldErrors[name], ...(note === undefined ? {} : { help: note }) };
}

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
