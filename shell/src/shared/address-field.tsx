import { useAddressSearch } from '@danji/shell-sdk';
import { Box, Button, Field, Flex, Grid, Stack, TextInput } from '@danji/ui';
import { useRef } from 'react';

/** A postal address as forms keep it. */
type Address = { address_code: string; address1: string; address2: string };

type Props = {
  value: Address;
  /** The parts that have changed; a found address also tells its building. */
  onChange: (address: Partial<Address>, building?: string) => void;
  faultOf: (name: keyof Address) => string | undefined;
  required?: boolean;
};

/** Zone code, address by search or typed, and the rest of it. */
export function AddressField({ value, onChange, faultOf, required = false }: Props) {
  const findAddress = useAddressSearch();
  const rest = useRef<HTMLInputElement>(null);
  const find = async () => {
    // An address that was found before is no start for another one.
    const found = await findAddress(value.address_code ? '' : value.address1);
    if (!found) return;
    onChange({ address_code: found.address_code, address1: found.address1 }, found.building_name);
    // The dialog gives the focus back to its button first.
    setTimeout(() => rest.current?.focus(), 350);
  };
  return (
    <Stack gap={4}>
      <Field label="주소" required={required} optional={!required} error={faultOf('address1')}>
        {/* With large letters on a phone the button goes below. */}
        <Flex css={{ gap: 2, flexWrap: 'wrap' }}>
          <Box css={{ flex: '1 1 9rem', minWidth: 0 }}><TextInput name="address1" autoComplete="street-address" maxLength={200} placeholder="도로명이나 건물 이름" value={value.address1} onChange={(address1) => onChange({ address1, ...(value.address_code && { address_code: '' }) })} /></Box>
          <Button variant="subtle" icon="search" css={{ minHeight: '3rem', flex: '0 1 auto' }} onClick={() => void find()}>주소 찾기</Button>
        </Flex>
      </Field>
      <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 9rem' } }}>
        <Field label="상세 주소" optional error={faultOf('address2')}><TextInput ref={rest} name="address2" autoComplete="address-line2" maxLength={200} placeholder="동, 호, 층" value={value.address2} onChange={(address2) => onChange({ address2 })} /></Field>
        <Field label="우편번호" optional error={faultOf('address_code')}><TextInput name="address_code" numeric inputMode="numeric" autoComplete="postal-code" maxLength={5} value={value.address_code} onChange={(code) => onChange({ address_code: code.replace(/\D/g, '') })} /></Field>
      </Grid>
    </Stack>
  );
}
