import { useRegionNodes } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import {
  Form,
  FormControl,
  FormField,
  type RecordForm,
  SaveActions,
  useFormValues,
  useRecordForm,
} from '@danji/app-kit/forms';
import type { SuggestAlertFields, SuggestAlertSetting } from '@danji/contracts/bids/suggest-alert';
import { SUGGEST_ALERT_LIMITS } from '@danji/contracts/bids/suggest-alert';
import { countSuggestAlertMatches, updateSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { useSession, useToast } from '@danji/shell-sdk';
import { Alert, CascadePicker, Stack, Switch, Text } from '@danji/ui';
import { CATEGORY_NODES, toChosenNodes, toPartNumbers } from '../shared/choice-nodes.ts';
import { SectionCard } from '../shared/section-card.tsx';

type SettingForm = RecordForm<SuggestAlertFields, SuggestAlertSetting>;

const toFields = ({ is_enabled, sigungus, tags }: SuggestAlertSetting): SuggestAlertFields => ({
  is_enabled,
  sigungus,
  tags,
});

/** The call counts so far. */
const MAX_COUNT = 1000;

const toAmount = (count: number): string => `${formatNumber(count)}건${count >= MAX_COUNT ? ' 이상' : ''}`;

/** How many notices the choice would have found, while it is made. */
function Matches({ form }: { form: SettingForm }) {
  const { sigungus, tags } = useFormValues(form);
  const { data } = useEndpoint(
    countSuggestAlertMatches,
    { body: { sigungus, tags } },
    { keepPrevious: true, refreshOnFocus: false },
  );
  return (
    <Text tone="muted" numeric aria-live="polite">
      {data === undefined
        ? '\u00A0'
        : `최근 30일 동안 이 조건에 맞는 공고: 단지 공고 ${toAmount(data.count)} · K-apt ${toAmount(data.kapt_count)}`}
    </Text>
  );
}

function Choices({ form }: { form: SettingForm }) {
  const regions = useRegionNodes();
  return (
    <>
      <FormField form={form} name="tags" label="분야" optional help="고르지 않으면 모든 분야예요.">
        {({ value, onChange }) => (
          <CascadePicker
            label="분야"
            placeholder="모든 분야"
            nodes={CATEGORY_NODES}
            separator=" › "
            value={toChosenNodes(CATEGORY_NODES, value)}
            onChange={(chosen) => onChange(toPartNumbers(CATEGORY_NODES, chosen).slice(0, SUGGEST_ALERT_LIMITS.tags))}
          />
        )}
      </FormField>
      <FormField form={form} name="sigungus" label="지역" optional help="고르지 않으면 전국이에요.">
        {({ value, onChange }) => (
          <CascadePicker
            label="지역"
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

/** Which new notices the vendor is told of. */
export function AlertSetting({ setting }: { setting: SuggestAlertSetting }) {
  const toast = useToast();
  const { user } = useSession();
  const form: SettingForm = useRecordForm({
    call: updateSuggestAlertSetting,
    initial: toFields(setting),
    toInput: (body: SuggestAlertFields) => ({ body }),
    versions: { record: setting, read: (record: SuggestAlertSetting) => Promise.resolve(record), toValues: toFields },
    onSaved: (saved: SuggestAlertSetting) => {
      toast({ title: '새 공고 알림 설정을 저장했어요', tone: 'success' });
      form.startFrom(toFields(saved), saved);
    },
  });
  return (
    <Form form={form} label="새 공고 알림 설정">
      <SectionCard title="알림 설정">
        {user && !user.is_alert_item ? (
          <Alert tone="warning" announce={false} title="계정의 알림이 꺼져 있어요">
            내 정보에서 알림 받기를 켜야 새 공고 알림도 받을 수 있어요.
          </Alert>
        ) : null}
        <FormControl form={form} name="is_enabled">
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange} description="조건에 맞는 공고가 올라오면 바로 알려 드려요.">
              새 공고 알림 받기
            </Switch>
          )}
        </FormControl>
        <Stack gap={5}>
          <Choices form={form} />
          <Matches form={form} />
        </Stack>
        <SaveActions form={form} />
      </SectionCard>
    </Form>
  );
}
