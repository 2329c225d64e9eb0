import { useRegionNodes } from '@danji/app-kit';
import { FormControl, FormField, useFormValues } from '@danji/app-kit/forms';
import { CommunityTopic } from '@danji/contracts/codes/community-codes';
import { DEFAULT_JOB_GRADE, JobGrade } from '@danji/contracts/codes/job-grade';
import { isAnonymousPlace } from '@danji/contracts/community/community-categories';
import { CascadePicker, Chip, Flex, Grid, Select, Switch } from '@danji/ui';
import { toGradeCodes, toGradeList } from '../job-grades.ts';
import type { PostForm } from './use-post-form.ts';

const PAIR = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
const TOPICS = [
  { value: '0', label: '주제 없음' },
  ...CommunityTopic.options.map(({ code, label }) => ({ value: String(code), label })),
];
const GRADES = JobGrade.options.filter(({ code }) => code !== DEFAULT_JOB_GRADE);

/** The topic and the region of a post, by which others find it. */
export function TopicFields({ form }: { form: PostForm }) {
  const regions = useRegionNodes();
  return (
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField form={form} name="category2" label="주제" optional>
        {({ value, onChange, ...field }) => (
          <Select {...field} value={String(value)} options={TOPICS} onChange={(code) => onChange(Number(code))} />
        )}
      </FormField>
      <FormField form={form} name="sigungu" label="지역" optional>
        {({ value, onChange }) => (
          <CascadePicker
            label="지역"
            placeholder="지역 없음"
            nodes={regions}
            max={1}
            allowAll={false}
            disabled={regions.length === 0}
            value={value === null ? [] : [String(value)]}
            onChange={([id]) => onChange(id === undefined ? null : Number(id))}
          />
        )}
      </FormField>
    </Grid>
  );
}

/** The grades that may read a post; with none chosen everybody may. */
export const GradesField = ({ form }: { form: PostForm }) => (
  <FormField
    form={form}
    name="job_grades"
    label="읽을 수 있는 직급"
    group
    optional
    help="고르지 않으면 모두가 읽을 수 있어요."
  >
    {({ value, onChange }) => {
      const chosen = toGradeCodes(value);
      return (
        <Flex gap={2} flexWrap="wrap">
          {GRADES.map(({ code, label }) => {
            const isChosen = chosen.includes(code);
            return (
              <Chip
                key={code}
                selected={isChosen}
                onClick={() =>
                  onChange(toGradeList(isChosen ? chosen.filter((other) => other !== code) : [...chosen, code]))
                }
              >
                {label}
              </Chip>
            );
          })}
        </Flex>
      );
    }}
  </FormField>
);

/** Comments, alerts, and in 고민상담 whether the author is named. */
export function Switches({ form }: { form: PostForm }) {
  const place = useFormValues(form);
  return (
    <>
      {isAnonymousPlace(place) ? (
        <FormControl form={form} name="is_anonymous">
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange} description="별명과 직급이 보이지 않아요.">
              익명으로 쓰기
            </Switch>
          )}
        </FormControl>
      ) : null}
      <FormControl form={form} name="is_allow_comment">
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange}>
            댓글 받기
          </Switch>
        )}
      </FormControl>
      <FormControl form={form} name="is_alert">
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange} description="답변이나 댓글이 달리면 알려 드려요.">
            알림 받기
          </Switch>
        )}
      </FormControl>
    </>
  );
}
