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

/** The finished import: the labels of the changed facts, and the facts before it, if there were any. */
type Done = { before: Required<CurrentWork> | undefined; labels: string[] };

const QUESTION = {
  title: 'K-apt에서 가져올까요?',
  description: '건물 이름, 주소와 단지 정보를 K-apt에 등록된 내용으로 바꿔요. 바꾼 뒤에 되돌릴 수 있어요.',
  confirmLabel: '가져오기',
};

/** Takes the facts over after a question, and takes that back. */
function useKaptImport({ user, stored, toValues, onChanged }: Omit<Props, 'isDirty'>) {
  const [load, undo] = [useMutation(importApartDetail), useMutation(updateCurrentWork)];
  const { updateUser } = useSession();
  const [confirm, toast] = [useConfirm(), useToast()];
  const [done, setDone] = useState<Done>();
  const [failure, setFailure] = useState<string>();
  const show = (saved: User): void => {
    updateUser(saved);
    onChanged(saved);
  };
  const start = async (): Promise<void> => {
    if (!(await confirm(QUESTION))) return;
    setFailure(undefined);
    const outcome = await load.trigger({ body: { user_id: user.id } });
    if (!outcome.ok) {
      setFailure(outcome.error.fields['user_id'] ?? outcome.error.title);
      return;
    }
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
  return { done, failure, start, takeBack, isRunning: load.isRunning, isTakingBack: undo.isRunning };
}

type ResultProps = {
  done: Done;
  canTakeBack: boolean;
  isRunning: boolean;
  onTakeBack: (before: Required<CurrentWork>) => void;
};

/** Says what has changed, with the way back. */
function Result({ done: { before, labels }, canTakeBack, isRunning, onTakeBack }: ResultProps) {
  if (labels.length === 0) return <Alert tone="success" title="K-apt와 내용이 같아요" />;
  const action =
    canTakeBack && before ? (
      <Button size="sm" variant="outline" loading={isRunning} onClick={() => onTakeBack(before)}>
        되돌리기
      </Button>
    ) : undefined;
  return (
    <Alert tone="success" title="K-apt에서 가져왔어요" action={action}>
      {`바뀐 항목: ${labels.join(', ')}`}
    </Alert>
  );
}

/** Fills where the account works from K-apt after a question, says what has changed, and takes it back on demand. */
export function KaptImport({ isDirty, ...props }: Props) {
  const { done, failure, start, takeBack, isRunning, isTakingBack } = useKaptImport(props);
  return (
    <Stack gap={3} alignItems="flex-start">
      <Button variant="subtle" icon="building" disabled={isDirty} loading={isRunning} onClick={() => void start()}>
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
        <Result
          done={done}
          canTakeBack={!isDirty}
          isRunning={isTakingBack}
          onTakeBack={(before) => void takeBack(before)}
        />
      ) : null}
    </Stack>
  );
}
