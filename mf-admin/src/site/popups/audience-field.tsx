import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { POPUP_AUDIENCE_LABELS, POPUP_AUDIENCES, type PopupAudience } from '@danji/contracts/site/main-popup-audience';
import { Checkbox, Grid } from '@danji/ui';
import type { PopupDraft } from './popup-draft.ts';

const DESCRIPTIONS: Readonly<Partial<Record<PopupAudience, string>>> = {
  visitor: '로그인하지 않았거나 가입 중인 사람',
};

/** Returns the audience with one of its groups on or off, in the order of the form. */
const toggle = (audience: readonly PopupAudience[], group: PopupAudience, isOn: boolean): PopupAudience[] =>
  POPUP_AUDIENCES.filter((other) => (other === group ? isOn : audience.includes(other)));

/** A field for the audience of the popup: at least one group of those who come to the home page. */
export const AudienceField = ({ form }: { form: RecordForm<PopupDraft> }) => (
  <FormField form={form} name="audience" label="보여 줄 사람" required group>
    {({ value, onChange }) => (
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap={4}>
        {POPUP_AUDIENCES.map((group) => (
          <Checkbox
            key={group}
            checked={value.includes(group)}
            onChange={(isOn) => onChange(toggle(value, group, isOn))}
            description={DESCRIPTIONS[group]}
          >
            {POPUP_AUDIENCE_LABELS[group]}
          </Checkbox>
        ))}
      </Grid>
    )}
  </FormField>
);
