import { Form, FormFailure, FormField, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useSession, useToast } from '@danji/shell-sdk';
import { Button, DateInput, Grid, HStack, RadioGroup, TextInput } from '@danji/ui';
import { EmailRow } from './email-row.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { Section } from './section.tsx';
import { TelRow } from './tel-row.tsx';

type Values = { name: string; nickname: string; birthday: string; gender: string };

const GENDERS = [
  { value: '', label: '선택 안 함' },
  { value: 'female', label: '여성' },
  { value: 'male', label: '남성' },
];
const toValues = ({ name, nickname, birthday, gender }: User): Values => ({
  name,
  nickname,
  birthday: birthday ?? '',
  gender: gender ?? '',
});
const toBody = ({ name, nickname, birthday, gender }: Values) =>
  ({
    name: name.trim(),
    nickname: nickname.trim(),
    birthday: birthday || null,
    gender: gender === 'male' || gender === 'female' ? gender : null,
  }) as const;
/** The latest allowed birthday. */
const toYesterday = () => addDays(toBusinessDate(new Date()), -1);

function ProfileForm({ user }: { user: User }) {
  const { updateUser } = useSession();
  const toast = useToast();
  const form: RecordForm<Values> = useRecordForm({
    call: updateMe,
    initial: toValues(user),
    toInput: (values) => ({ body: toBody(values) }),
    asksOnLeave: true,
    onSaved: (saved) => {
      updateUser(saved);
      form.startFrom(toValues(saved));
      toast({ title: '프로필을 저장했어요.', tone: 'success' });
    },
  });
  return (
    <Form form={form}>
      <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
        <FormField form={form} name="name" label="이름" required>
          {(field) => <TextInput {...field} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField form={form} name="nickname" label="닉네임" optional>
          {(field) => <TextInput {...field} autoComplete="nickname" maxLength={30} />}
        </FormField>
        <FormField form={form} name="birthday" label="생년월일" optional>
          {(field) => <DateInput {...field} autoComplete="bday" max={toYesterday()} />}
        </FormField>
      </Grid>
      <FormField form={form} name="gender" label="성별" group optional>
        {(field) => <RadioGroup boxed {...field} options={GENDERS} />}
      </FormField>
      <FormFailure form={form} />
      <HStack>
        <Button type="submit" loading={form.isRunning} disabled={!form.isDirty}>
          저장
        </Button>
      </HStack>
    </Form>
  );
}

/** Edits the picture, the names and the phone number of the account. */
export function ProfileSection() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Section title="프로필" ownerOnly>
      <ProfilePicture />
      <ProfileForm key={user.id} user={user} />
      <EmailRow user={user} />
      <TelRow user={user} />
    </Section>
  );
}
