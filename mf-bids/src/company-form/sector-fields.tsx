import { useRegionNodes } from '@danji/app-kit';
import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { CascadePicker } from '@danji/ui';
import { CATEGORY_NODES, toChosenNodes, toPartNumbers } from '../shared/choice-nodes.ts';
import { type CompanyDraft, MAX_TAGS } from './company-draft.ts';

type Props = { form: RecordForm<CompanyDraft> };

const toCodes = (values: readonly string[]): number[] => values.map(Number);

/** The main and the further categories, and the regions. */
export function SectorFields({ form }: Props) {
  const regions = useRegionNodes();
  return (
    <>
      <FormField form={form} name="category" label="대표 분야" required>
        {({ value, onChange }) => (
          <CascadePicker
            label="대표 분야"
            nodes={CATEGORY_NODES}
            separator=" › "
            max={1}
            allowAll={false}
            value={value === null ? [] : [String(value)]}
            onChange={([code]) => onChange(code === undefined ? null : Number(code))}
          />
        )}
      </FormField>
      <FormField form={form} name="tags" label="다른 분야" optional help={`${MAX_TAGS}개까지 고를 수 있어요.`}>
        {({ value, onChange }) => (
          <CascadePicker
            label="다른 분야"
            nodes={CATEGORY_NODES}
            separator=" › "
            max={MAX_TAGS}
            allowAll={false}
            value={value.map(String)}
            onChange={(codes) => onChange(toCodes(codes))}
          />
        )}
      </FormField>
      <FormField form={form} name="sigungu" label="활동 지역" optional help="고르지 않으면 전국으로 보여요.">
        {({ value, onChange }) => (
          <CascadePicker
            label="활동 지역"
            placeholder="전국"
            nodes={regions}
            disabled={regions.length === 0}
            value={toChosenNodes(regions, value)}
            onChange={(chosen) => onChange(toPartNumbers(regions, chosen))}
          />
        )}
      </FormField>
    </>
  );
}
