import { useFormField } from '@danji/app-kit/forms';
import { Button, Card, Chip, Field, Flex, Heading, Stack, Text, TextInput } from '@danji/ui';
import { useState } from 'react';
import type { InfoForm } from './use-info-form.ts';

/** Edits the amenities (부대시설) of a complex: each can be removed, and a name can be added. */
export function AmenitiesField({ form }: { form: InfoForm }) {
  const { field, error } = useFormField(form, 'amenities');
  const { value, onChange } = field;
  const [typed, setTyped] = useState('');
  const add = () => {
    const name = typed.trim();
    if (name !== '' && !value.includes(name)) onChange([...value, name]);
    setTyped('');
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
        <Field label="시설 더하기" error={error}>
          <Flex gap={2}>
            <TextInput
              value={typed}
              maxLength={30}
              autoComplete="off"
              onChange={setTyped}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button variant="outline" icon="plus" flexShrink={0} onClick={add}>
              추가
            </Button>
          </Flex>
        </Field>
      </Stack>
    </Card>
  );
}
