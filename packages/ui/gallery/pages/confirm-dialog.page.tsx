import { useState } from 'react';
import { Button, ConfirmDialog, type ConfirmDialogProps } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

function Asking({
  label,
  ...props
}: { label: string } & Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'onConfirm'> & Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const refuse = (): Promise<void> => Promise.reject(new Error('이미 업체가 정해진 일정은 지울 수 없어요.'));

export const page: GalleryPage = {
  slug: 'confirm-dialog',
  group: '창',
  title: '확인 ConfirmDialog',
  summary:
    '무거운 일 앞에서 한 번 물어요. 대상의 이름을 말하고, 단추는 동사예요. 되돌릴 수 없는 일(danger)은 취소에, 나머지는 하려던 단추에 초점이 먼저 가요. 일하는 동안은 닫히지 않고, 실패하면 이유를 그 자리에 보여 줘요.',
  keys: [
    ['Esc', '그만둬요'],
    ['Enter', '초점이 있는 단추를 눌러요'],
  ],
  examples: [
    {
      title: '보통',
      opens: true,
      render: () => (
        <Asking
          label="견적 요청 보내기"
          title="제일소방엔지니어링에 견적을 요청할까요?"
          description="보낸 뒤에는 업체가 단지 이름과 연락처를 볼 수 있어요."
          confirmLabel="보내기"
          onConfirm={() => undefined}
        />
      ),
    },
    {
      title: '되돌릴 수 없는 일',
      opens: true,
      render: () => (
        <Asking
          label="일정 삭제"
          title="‘3월 소방 점검’ 일정을 삭제할까요?"
          description="첨부 파일 4개도 함께 지워져요. 되돌릴 수 없어요."
          confirmLabel="삭제"
          tone="danger"
          onConfirm={() => undefined}
        />
      ),
    },
    {
      title: '실패한 뒤',
      render: () => (
        <Asking
          label="지울 수 없는 일정 삭제"
          title="‘4월 승강기 점검’ 일정을 삭제할까요?"
          confirmLabel="삭제"
          tone="danger"
          onConfirm={refuse}
        />
      ),
    },
    {
      title: '일하는 중',
      render: () => (
        <Asking
          label="오래 걸리는 일"
          title="엑셀 1,204줄을 등록할까요?"
          confirmLabel="등록"
          onConfirm={() =>
            new Promise((resolve) => {
              setTimeout(resolve, 3000);
            })
          }
        />
      ),
    },
  ],
};
