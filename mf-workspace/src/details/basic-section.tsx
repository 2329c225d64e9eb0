import { AddressFields, FormField } from '@danji/app-kit/forms';
import { Box, TelInput, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { AptCodeField } from './apt-code-field.tsx';
import { DetailsSection, toField, type DetailsFormState } from './details-section.tsx';

const WIDE = { base: 'auto', md: '1 / -1' };

type BasicSectionProps = { form: DetailsFormState; spaceId: number | undefined; extra: ReactNode };

/** 기본 정보: name, address and phone of the complex. `extra` comes last (the creator's own job grade). */
export const BasicSection = ({ form, spaceId, extra }: BasicSectionProps) => (
  <DetailsSection title="기본 정보" description="이름만 있어도 만들 수 있어요. 나머지는 나중에 채워도 돼요.">
    <Box gridColumn={WIDE}>
      <FormField {...toField(form, 'title')} help="멤버와 업체에 보이는 이름이에요." required>
        {(field) => <TextInput {...field} maxLength={50} autoComplete="off" placeholder="예) 한빛마을 3단지" />}
      </FormField>
    </Box>
    <FormField {...toField(form, 'building_name')}>
      {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
    </FormField>
    <AptCodeField form={form} spaceId={spaceId} />
    <Box gridColumn={WIDE}>
      <AddressFields
        form={form}
        autoComplete="off"
        onBuilding={(name) => form.change(({ building_name }) => ({ building_name: building_name || name }))}
      />
    </Box>
    <FormField {...toField(form, 'tel')}>
      {(field) => <TelInput {...field} autoComplete="off" placeholder="02-000-0000" />}
    </FormField>
    {extra}
  </DetailsSection>
);
