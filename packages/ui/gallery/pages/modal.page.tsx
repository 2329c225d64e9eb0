import { useState } from 'react';
import { Button, Field, HStack, Modal, Stack, Text, TextInput, type ModalProps } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const RULES = Array.from(
  { length: 24 },
  (_, index) =>
    `제${index + 1}조 관리주체는 입주자등의 편의를 위하여 필요한 업무를 성실히 수행하고, 그 결과를 입주자대표회의에 알린다.`,
);

function Opened({ label, ...props }: { label: string } & Pick<ModalProps, 'title'> & Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        footer={
          <>
            <Button variant="outline" onClick={close}>
              취소
            </Button>
            <Button onClick={close}>저장</Button>
          </>
        }
        {...props}
        open={open}
        onClose={close}
      />
    </>
  );
}

function Form() {
  const [name, setName] = useState('');
  return (
    <Stack>
      <Field label="일정 이름" required>
        <TextInput value={name} onChange={setName} />
      </Field>
      <Text size="sm" tone="subtle">
        쓰던 내용이 있어서 바탕을 한 번 눌러서는 닫히지 않아요.
      </Text>
    </Stack>
  );
}

function Stacked() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(1)}>
        겹쳐 열기
      </Button>
      <Modal
        open={open > 0}
        onClose={() => setOpen(0)}
        title="업체 고르기"
        footer={<Button onClick={() => setOpen(2)}>업체 정보 보기</Button>}
      >
        <Text>제일소방엔지니어링 · 서울 강남구</Text>
      </Modal>
      <Modal open={open > 1} onClose={() => setOpen(1)} size="sm" title="제일소방엔지니어링">
        <Text tone="muted">Esc를 누르면 이 창만 닫혀요.</Text>
      </Modal>
    </>
  );
}

function VanishingOpener() {
  const [open, setOpen] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <HStack as="fieldset" aria-label="지울 수 있는 일정">
      {isDeleted ? (
        <Button key="again" variant="ghost" onClick={() => setIsDeleted(false)}>
          처음대로
        </Button>
      ) : (
        <Button key="delete" variant="outline" onClick={() => setOpen(true)}>
          일정 지우기
        </Button>
      )}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title="일정을 지울까요?"
        footer={
          <Button
            onClick={() => {
              setIsDeleted(true);
              setOpen(false);
            }}
          >
            지우기
          </Button>
        }
      />
    </HStack>
  );
}

export const page: GalleryPage = {
  slug: 'modal',
  group: '창',
  title: '모달 Modal',
  summary:
    '화면 위의 창이에요. z-index 60, 기본 너비 md(560 px)예요. Esc와 바탕 누르기로 닫혀요. directClose를 끄면 바탕을 처음 누를 때 “닫을려면 한번 더 눌러주세요.”가 보이고 3초 안에 한 번 더 누르면 닫혀요. 열려 있는 동안 뒤 화면은 굴러가지도 흔들리지도 않고, 초점은 창 안을 돌다가 닫히면 누르던 곳으로 돌아가요.',
  keys: [
    ['Esc', '맨 위의 창을 닫아요'],
    ['Tab · Shift+Tab', '창 안에서 돌아요'],
    ['↑ ↓ · Space · Page Up · Page Down · Home · End', '긴 내용을 굴려요. 열리자마자 쓸 수 있어요'],
  ],
  examples: [
    {
      title: '기본',
      opens: true,
      render: () => (
        <Opened label="일정 등록" title="일정 등록" description="필요한 것만 적어요. 나중에 고칠 수 있어요.">
          <Text>2026년 상반기 소방시설 자체점검</Text>
        </Opened>
      ),
    },
    {
      title: '바로 닫히지 않는 창',
      opens: true,
      render: () => (
        <Opened label="쓰던 내용이 있는 창" title="일정 등록" directClose={false}>
          <Form />
        </Opened>
      ),
    },
    {
      title: '긴 내용',
      opens: true,
      render: () => (
        <Opened label="관리규약 보기" title="공동주택 관리규약" size="lg">
          <Stack gap={3}>
            {RULES.map((rule) => (
              <Text key={rule}>{rule}</Text>
            ))}
          </Stack>
        </Opened>
      ),
    },
    {
      title: '크기',
      render: () => (
        <HStack flexWrap="wrap">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Opened key={size} label={size} title={`${size} 크기`} size={size}>
              <Text>{size}</Text>
            </Opened>
          ))}
        </HStack>
      ),
    },
    { title: '겹친 창', opens: true, render: Stacked },
    { title: '열던 단추가 사라질 때', render: VanishingOpener },
  ],
};
