import { useAddressSearch } from '@danji/shell-sdk';
import { AddressInput, Box, Field, TelInput, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { AptCodeField } from './apt-code-field.tsx';
import { DetailsSection, toFieldProps, type DetailsSectionProps } from './details-section.tsx';

const WIDE = { base: 'auto', md: '1 / -1' };

/** 기본 정보: name, address and phone of the complex. `extra` comes last (the creator's own job grade). */
export function BasicSection({ extra, ...props }: DetailsSectionProps & { extra?: ReactNode }) {
  const { details, onChange } = props;
  const findAddress = useAddressSearch();
  return (
    <DetailsSection title="기본 정보" description="이름만 있어도 만들 수 있어요. 나머지는 나중에 채워도 돼요.">
      <Box gridColumn={WIDE}>
        <Field {...toFieldProps('title', props, '멤버와 업체에 보이는 이름이에요.')} required>
          <TextInput
            value={details.title}
            maxLength={50}
            autoComplete="off"
            placeholder="예) 한빛마을 3단지"
            onChange={(title) => onChange({ title })}
          />
        </Field>
      </Box>
      <Field {...toFieldProps('building_name', props)}>
        <TextInput
          value={details.building_name}
          maxLength={100}
          autoComplete="off"
          onChange={(building_name) => onChange({ building_name })}
        />
      </Field>
      <AptCodeField {...props} />
      <Box gridColumn={WIDE}>
        <AddressInput
          value={{ address1: details.address1, address2: details.address2 }}
          errors={props.fieldErrors}
          notes={props.notes}
          autoComplete="off"
          onFind={findAddress}
          onChange={(address, building) =>
            onChange({ ...address, ...(building && details.building_name === '' && { building_name: building }) })
          }
        />
      </Box>
      <Field {...toFieldProps('tel', props)}>
        <TelInput
          value={details.tel}
          autoComplete="off"
          placeholder="02-000-0000"
          onChange={(tel) => onChange({ tel })}
        />
      </Field>
      {extra}
    </DetailsSection>
  );
}
