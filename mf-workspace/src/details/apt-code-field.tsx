import { useEndpoint } from '@danji/api-client';
import { FormField, useFormField } from '@danji/app-kit/forms';
import { checkAptCode } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { TextInput } from '@danji/ui';
import { toField, type DetailsFormState } from './details-section.tsx';

const HELP = 'K-apt에 등록된 단지는 A로 시작하는 9자리 코드가 있어요.';

/** Describes the complex of a typed code in a sentence; returns nothing while the code is the work space's own. */
function describeCode(
  answer: ResponseOf<typeof checkAptCode> | undefined,
  ownId: number | undefined,
): string | undefined {
  if (!answer) return undefined;
  const { reason, space } = answer;
  if (reason === 'unavailable') return '지금은 코드를 확인할 수 없어요. 그대로 저장해도 돼요.';
  if (reason === 'unknown') return 'K-apt에서 찾을 수 없는 코드예요. 다시 확인해 주세요.';
  if (reason === 'used')
    return space && space.id !== ownId
      ? `이미 '${space.title}'에서 쓰는 코드예요. 단지 찾기에서 참여를 요청할 수 있어요.`
      : undefined;
  return 'K-apt에 있는 단지 코드예요.';
}

/** The K-apt code of the complex; a complete code is looked up while the user continues. `spaceId` is the edited work space. */
export function AptCodeField({ form, spaceId }: { form: DetailsFormState; spaceId: number | undefined }) {
  const { value: code } = useFormField(form, 'apt_code').field;
  const { data } = useEndpoint(checkAptCode, /^A\d{8}$/.test(code) ? { query: { apt_code: code } } : null);
  return (
    <FormField {...toField(form, 'apt_code')} help={describeCode(data, spaceId) ?? HELP}>
      {({ onChange, ...field }) => (
        <TextInput
          {...field}
          maxLength={9}
          autoComplete="off"
          placeholder="A10027474"
          onChange={(next) => onChange(next.trim().toUpperCase())}
        />
      )}
    </FormField>
  );
}
