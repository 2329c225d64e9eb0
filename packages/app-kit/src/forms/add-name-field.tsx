import { Button, Field, Flex, TextInput } from '@danji/ui';
import { useState } from 'react';

type AddNameFieldProps = {
  label: string;
  placeholder?: string;
  maxLength: number;
  error?: string | undefined;
  /** Gets the trimmed text, which is not empty. */
  onAdd: (name: string) => void;
};

/** Adds a name to a list, by the button or Enter, which sends no form. */
export function AddNameField({ label, placeholder = '', maxLength, error, onAdd }: AddNameFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() !== '') onAdd(typed.trim());
    setTyped('');
  };
  return (
    <Field label={label} error={error}>
      <Flex gap={2}>
        <TextInput
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={placeholder}
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
