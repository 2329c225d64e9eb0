import { useAddressSearch } from '@danji/shell-sdk';
import { AddressInput, type AddressInputProps } from '@danji/ui';

/** A postal address as the forms of the shell store it. */
type Address = { address_code: string; address1: string; address2: string };

type Props = {
  value: Address;
  /** Receives the changed fields; a selected address also has the name of its building. */
  onChange: AddressInputProps['onChange'];
  errorOf: (name: keyof Address) => string | undefined;
};

/** The address fields of a form, with the shell's address search. */
export const AddressField = ({ value, onChange, errorOf }: Props) => (
  <AddressInput
    optional
    value={value}
    onChange={onChange}
    onFind={useAddressSearch()}
    errors={{ address1: errorOf('address1'), address2: errorOf('address2'), address_code: errorOf('address_code') }}
  />
);
