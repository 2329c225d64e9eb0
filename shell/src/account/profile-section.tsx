import { validateBody, useMutation } from '@danji/api-client';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { useSession, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { Alert, Button, DateInput, Field, Grid, HStack, RadioGroup, Stack, TextInput } from '@danji/ui';
import { useForm } from '../shared/use-form.ts';
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

function useProfile(user: User) {
  const { updateUser } = useSession();
  const toast = useToast();
  const saving = useMutation(updateMe);
  const form = useForm<Values>({
    initial: toValues(user),
    validate: (values) => validateBody(updateMe, toBody(values)),
    serverErrors: saving.fieldErrors,
  });
  useUnsavedWork(form.isDirty);
  const save = async (typed: Values) => {
    const result = await saving.trigger({ body: toBody(typed) });
    if (!result.ok) return;
    updateUser(result.data);
    form.setAll(toValues(result.data));
    toast({ title: '프로필을 저장했어요.', tone: 'success' });
  };
  return { form, saving, save };
}

function ProfileForm({ user }: { user: User }) {
  const { form, saving, save } = useProfile(user);
  const { values, set, errorOf, isDirty } = form;
  return (
    <form noValidate onSubmit={form.submit(save)}>
      <Stack gap={4}>
        <Grid css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}>
          <Field label="이름" required error={errorOf('name')}>
            <TextInput
              name="name"
              autoComplete="name"
              maxLength={50}
              value={values.name}
              onChange={(text) => set('name', text)}
            />
          </Field>
          <Field label="닉네임" optional error={errorOf('nickname')}>
            <TextInput
              name="nickname"
              autoComplete="nickname"
              maxLength={30}
              value={values.nickname}
              onChange={(text) => set('nickname', text)}
            />
          </Field>
          <Field label="생년월일" optional error={errorOf('birthday')}>
            <DateInput
              name="birthday"
              autoComplete="bday"
              max={toYesterday()}
              value={values.birthday}
              onChange={(day) => set('birthday', day)}
            />
          </Field>
        </Grid>
        <Field label="성별" group optional error={errorOf('gender')}>
          <RadioGroup boxed value={values.gender} options={GENDERS} onChange={(gender) => set('gender', gender)} />
        </Field>
        {saving.error && Object.keys(saving.error.fields).length === 0 ? (
          <Alert tone="danger">{saving.error.title}</Alert>
        ) : null}
        <HStack>
          <Button type="submit" loading={saving.isRunning} disabled={!isDirty}>
            저장
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

/** Edits the picture, the names and the phone number of the account. */
export function ProfileSection() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Section title="프로필" lead={user.email} ownerOnly>
      <ProfilePicture />
      <ProfileForm key={user.id} user={user} />
      <TelRow user={user} />
    </Section>
  );
}
