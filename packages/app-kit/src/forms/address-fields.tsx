import { useAddressSearch } from '@danji/shell-sdk';
import { AddressInput, type AddressInputProps, type PostalAddress } from '@danji/ui';
import { useFieldMessages } from './form-field.tsx';
import type { RecordForm } from './record-form.ts';
import { useFormValues } from './use-values.ts';

type AddressFieldsProps = Pick<AddressInputProps, 'required' | 'optional' | 'autoComplete'> & {
  form: RecordForm<PostalAddress>;
  /** Receives the name of the building of an address that was found. */
  onBuilding?: (name: string) => void;
};

/** The address of a form, with the address search. It has a zone code when the form has one. */
export function AddressFields({ form, onBuilding, ...props }: AddressFieldsProps) {
  const value = useFormValues(form);
  const messageOf = useFieldMessages(form);
  return (
    <AddressInput
      {...props}
      value={value}
      errors={{
        address1: messageOf('address1'),
        address2: messageOf('address2'),
        address_code: messageOf('address_code'),
      }}
      onFind={useAddressSearch()}
      onChange={(change, building) => {
        form.change(change);
        if (building) onBuilding?.(building);
      }}
    />
  );
}
