import { useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Box, Flex, Grid, Stack } from '../layout/primitives.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** A postal address in a form; without a zone code its field is not shown. */
export interface PostalAddress {
  address1: string;
  address2: string;
  /** Five digits, or an empty text while they are not known. */
  address_code?: string;
}

/** A result of the address search. */
export interface FoundAddress {
  address1: string;
  address_code: string;
  /** Empty when the place has no name. */
  building_name: string;
}

type Part = keyof PostalAddress;

export interface AddressInputProps {
  value: PostalAddress;
  /** Called with the changed parts; for a found address also with the name of its building. */
  onChange: (change: Partial<PostalAddress>, building?: string) => void;
  /** Opens an address search with that text; resolves to `undefined` when nothing was chosen. */
  onFind: (start: string) => Promise<FoundAddress | undefined>;
  /** The error of each part. */
  errors?: Readonly<Partial<Record<Part, string | undefined>>> | undefined;
  /** A note below each part. */
  notes?: Readonly<Partial<Record<Part, string | undefined>>> | undefined;
  /** The address is required, and its zone code, unless `optional` says otherwise; the detail never is. */
  required?: boolean | undefined;
  /** Shows 선택 beside optional parts, for forms in which most fields are required. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Default on: the browser may offer the user's own address. Use `off` for another address. */
  autoComplete?: 'on' | 'off' | undefined;
}

/** The closing dialog first returns the focus to its button, ms. */
const AFTER_DIALOG_MS = 350;

interface SearchLineProps {
  value: string;
  disabled: boolean;
  autoComplete: string;
  onChange: (typed: string) => void;
  onFind: () => void;
}

/**
 * The address and the button of its search. On a phone the button goes below, so that the address has the whole line.
 */
function SearchLine({ value, disabled, autoComplete, onChange, onFind }: SearchLineProps) {
  return (
    <Flex css={{ gap: 2, flexWrap: 'wrap' }}>
      <Box css={{ flex: { base: '1 1 100%', sm: '1 1 9rem' }, minWidth: 0 }}>
        <TextInput
          name="address1"
          autoComplete={autoComplete}
          maxLength={200}
          placeholder="도로명이나 건물 이름"
          value={value}
          onChange={onChange}
        />
      </Box>
      <Button
        variant="subtle"
        icon="search"
        disabled={disabled}
        css={{ minHeight: '3rem', flex: { base: '1', sm: '0 1 auto' } }}
        onClick={onFind}
      >
        주소 찾기
      </Button>
    </Flex>
  );
}

/** An address, found by search or typed, its detail, and its zone code where the form has one. */
export function AddressInput(props: AddressInputProps) {
  const { value, onChange, onFind, errors, notes, required = false, optional = false, disabled = false } = props;
  const rest = useRef<HTMLInputElement>(null);
  const lastFound = useRef<string>(undefined);
  const { address1, address2, address_code: code } = value;
  const find = async () => {
    // A previously found address is not used as the start of another search.
    const found = await onFind(code || address1 === lastFound.current ? '' : address1);
    if (!found) return;
    lastFound.current = found.address1;
    onChange(
      { address1: found.address1, ...(code !== undefined && { address_code: found.address_code }) },
      found.building_name,
    );
    setTimeout(() => rest.current?.focus(), AFTER_DIALOG_MS);
  };
  const partOf = (name: Part) => ({ error: errors?.[name], help: notes?.[name], disabled });
  const fill = (token: string) => (props.autoComplete === 'off' ? 'off' : token);
  return (
    <Stack gap={4}>
      <Field label="주소" required={required} optional={optional && !required} {...partOf('address1')}>
        <SearchLine
          value={address1}
          disabled={disabled}
          autoComplete={fill('street-address')}
          // The zone code belonged to the address that was here before.
          onChange={(typed) => onChange({ address1: typed, ...(code && { address_code: '' }) })}
          onFind={() => void find()}
        />
      </Field>
      <Grid css={{ gridTemplateColumns: code === undefined ? '1fr' : { base: '1fr', sm: '9rem 1fr' } }}>
        {code === undefined ? null : (
          <Field label="우편번호" required={required && !optional} optional={optional} {...partOf('address_code')}>
            <TextInput
              name="address_code"
              inputMode="numeric"
              autoComplete={fill('postal-code')}
              maxLength={5}
              value={code}
              onChange={(typed) => onChange({ address_code: typed.replace(/\D/g, '') })}
            />
          </Field>
        )}
        <Field label="상세 주소" optional={optional} {...partOf('address2')}>
          <TextInput
            ref={rest}
            name="address2"
            autoComplete={fill('address-line2')}
            maxLength={200}
            placeholder="동, 호, 층"
            value={address2}
            onChange={(typed) => onChange({ address2: typed })}
          />
        </Field>
      </Grid>
    </Stack>
  );
}
