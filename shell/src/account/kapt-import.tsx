import { useMutation } from '@danji/api-client';
import { APARTMENT_DETAIL_LABELS } from '@danji/contracts/apartments/apartment-details-text';
import { importApartDetail, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import type { CurrentWork, User } from '@danji/contracts/accounts/user';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const LABELS: Readonly<Record<string, string>> = {
  building_name: '건물 이름',
  address_code: '우편번호',
  address1: '주소',
  address2: '상세 주소',
  tel: '사무실 전화번호',
  ...APARTMENT_DETAIL_LABELS,
};

/** The names of the facts that differ. */
const listChanged = (before: CurrentWork, after: CurrentWork): string[] =>
  Object.entries(LABELS)
    .filter(([name]) => {
      const key = name as keyof CurrentWork;
      return JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null);
    })
    .map(([, label]) => label);

type Props = {
  user: User;
  /** The fields as they are stored. */
  stored: Required<CurrentWork>;
  /** There is input that is not saved yet. */
  isDirty: boolean;
  toValues: (user: User) => Required<CurrentWork>;
  /** The stored fields have changed. */
  onChanged: (user: User) => void;
};

/** Fills where the account works from K-apt after a question, says what has changed, and takes it back on demand. */
export function KaptImport({ user, stored, isDirty, toValues, onChanged }: Props) {
  const [load, undo] = [useMutation(importApartDetail), useMutation(updateCurrentWork)];
  const { updateUser } = useSession();
  const [confirm, toast] = [useConfirm(), useToast()];
  const [done, setDone] = useState<{ before: Required<CurrentWork> | undefined; labels: string[] }>();
  const [failure, setFailure] = useState<string>();

  const show = (saved: User): void => {
    updateUser(saved);
    onChanged(saved);
  };
  const start = async (): Promise<void> => {
    const description = '건물 이름, 주소와 단지 정보를 K-apt에 등록된 내용으로 바꿔요. 바꾼 뒤에 되돌릴 수 있어요.';
    if (!(await confirm({ title: 'K-apt에서 가져올까요?', description, confirmLabel: '가져오기' }))) return;
    setFailure(undefined);
    const outcome = await load.trigger({ body: { user_id: user.id } });
    if (!outcome.ok) {
      setFailure(outcome.error.fields['user_id'] ?? outcome.error.title);
      return;
    }
    // Where nothing was stored, there is nothing to go back to.
    setDone({
      before: user.general?.current_work ? stored : undefined,
      labels: listChanged(stored, toValues(outcome.data)),
    });
    show(outcome.data);
  };
  const takeBack = async (before: Required<CurrentWork>): Promise<void> => {
    const outcome = await undo.trigger({ body: before });
    if (!outcome.ok) {
      toast({ title: '되돌리지 못했어요', description: outcome.error.title, tone: 'danger' });
      return;
    }
    setDone(undefined);
    show(outcome.data);
    toast({ title: '가져오기 전으로 되돌렸어요.', tone: 'success' });
  };

  const before = done?.before;
  return (
    <Stack gap={3} alignItems="flex-start">
      <Button variant="subtle" icon="building" disabled={isDirty} loading={load.isRunning} onClick={() => void start()}>
        K-apt에서 가져오기
      </Button>
      {isDirty ? (
        <Text size="sm" tone="muted">
          바꾼 내용을 저장한 뒤에 가져올 수 있어요.
        </Text>
      ) : null}
      {failure === undefined ? null : (
        <Alert tone="warning" title="가져오지 못했어요">
          {failure}
        </Alert>
      )}
      {done ? (
        <Alert
          tone="success"
          title={done.labels.length === 0 ? 'K-apt와 내용이 같아요' : 'K-apt에서 가져왔어요'}
          action={
            done.labels.length === 0 || isDirty || before === undefined ? undefined : (
              <Button size="sm" variant="outline" loading={undo.isRunning} onClick={() => void takeBack(before)}>
                되돌리기
              </Button>
            )
          }
        >
          {done.labels.length === 0 ? undefined : `바뀐 항목: ${done.labels.join(', ')}`}
        </Alert>
      ) : null}
    </Stack>
  );
}
