import { useFormField } from '@danji/app-kit/forms';
import { AMENITIES } from '@danji/contracts/codes/apartment-codes';
import { Box, Button, Chip, Field, Flex, Stack, TextInput } from '@danji/ui';
import { useState } from 'react';
import { DETAIL_LABELS } from './details-text.ts';
import { DetailsSection, type DetailsFormState } from './details-section.tsx';

const USUAL_AMENITIES: readonly string[] = AMENITIES;

/** Adds an amenity that is not among the usual ones. */
function OtherAmenityField({ onAdd }: { onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <Field label="다른 시설 더하기">
      <Flex gap={2}>
        <TextInput
          value={typed}
          maxLength={30}
          autoComplete="off"
          placeholder="예) 무인 카페"
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
  );
}

/** 부대시설: the usual ones as chips, and other ones as text. */
export function AmenitiesSection({ form }: { form: DetailsFormState }) {
  const { field, error } = useFormField(form, 'amenities');
  const { value: amenities, onChange } = field;
  const toggle = (name: string) =>
    onChange(amenities.includes(name) ? amenities.filter((other) => other !== name) : [...amenities, name]);
  const add = (name: string) => {
    if (name !== '' && !amenities.includes(name)) onChange([...amenities, name]);
  };
  return (
    <DetailsSection title="부대시설">
      <Box gridColumn="1 / -1">
        <Stack gap={5}>
          <Field group label={DETAIL_LABELS.amenities} hideLabel error={error}>
            <Flex flexWrap="wrap" gap={2}>
              {USUAL_AMENITIES.map((name) => (
                <Chip key={name} selected={amenities.includes(name)} onClick={() => toggle(name)}>
                  {name}
                </Chip>
              ))}
              {amenities
                .filter((name) => !USUAL_AMENITIES.includes(name))
                .map((name) => (
                  <Chip key={name} removeLabel={`${name} 제거`} onRemove={() => toggle(name)}>
                    {name}
                  </Chip>
                ))}
            </Flex>
          </Field>
          <OtherAmenityField onAdd={add} />
        </Stack>
      </Box>
    </DetailsSection>
  );
}
