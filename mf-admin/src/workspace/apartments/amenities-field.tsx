import { AddNameField, useFormField } from '@danji/app-kit/forms';
import { Card, Chip, Flex, Heading, Stack, Text } from '@danji/ui';
import type { InfoForm } from './use-info-form.ts';

/** Edits the amenities (부대시설) of a complex: each can be removed, and a name can be added. */
export function AmenitiesField({ form }: { form: InfoForm }) {
  const { field, error } = useFormField(form, 'amenities');
  const { value, onChange } = field;
  const add = (name: string) => {
    if (!value.includes(name)) onChange([...value, name]);
  };
  return (
    <Card as="section" aria-label="부대시설">
      <Stack gap={4}>
        <Heading as="h2" size="md">
          부대시설
        </Heading>
        {value.length === 0 ? (
          <Text tone="subtle">아직 없어요.</Text>
        ) : (
          <Flex gap={2} flexWrap="wrap">
            {value.map((name) => (
              <Chip key={name} removeLabel="제거" onRemove={() => onChange(value.filter((other) => other !== name))}>
                {name}
              </Chip>
            ))}
          </Flex>
        )}
        <AddNameField label="시설 더하기" maxLength={30} error={error} onAdd={add} />
      </Stack>
    </Card>
  );
}
