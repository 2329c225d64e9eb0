import { Field, FileDrop, useUploads, type DroppedFile, type SendFile } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const nothing = (): void => undefined;
const STATES: readonly DroppedFile[] = [
  { id: '1', name: '승강기 교체 공사 시방서.pdf', size: 1_468_006, state: 'done', progress: 1 },
  { id: '2', name: '현장 사진 1.jpg', size: 4_404_019, state: 'sending', progress: 0.42 },
  { id: '3', name: '현장 사진 2.jpg', size: 3_984_588, state: 'waiting' },
  {
    id: '4',
    name: '입주자대표회의 의결서 원본 스캔 (2026년 11월 정기회의, 서명과 직인 포함, 최종 확정본).pdf',
    size: 9_227_468,
    state: 'failed',
    error: '인터넷에 연결되지 않았어요. 연결을 확인한 뒤 다시 시도해 주세요.',
  },
  { id: '5', name: '견적서.xlsx', size: 24_576, state: 'cancelled' },
];

/** Simulates a connection that takes two seconds per file; a file whose name contains 실패 fails half-way. */
const sendSlowly: SendFile<string> = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let share = 0;
    const timer = setInterval(() => {
      share += 0.1;
      onProgress(share);
      const isBroken = file.name.includes('실패') && share > 0.5;
      if (!isBroken && share < 1) return;
      clearInterval(timer);
      if (isBroken) reject(new Error('올리다가 연결이 끊겼어요. 다시 시도해 주세요.'));
      else resolve(file.name);
    }, 200);
    signal.addEventListener('abort', () => clearInterval(timer));
  });

function Tried() {
  const uploads = useUploads(sendSlowly);
  return (
    <FileDrop title="파일을 끌어다 놓거나 골라 보세요" accept="image/*,.pdf,.xlsx" maxCount={10} {...uploads.area} />
  );
}

export const page: GalleryPage = {
  slug: 'file-drop',
  group: '입력',
  title: '파일 올리기 FileDrop · useUploads',
  summary:
    '파일을 끌어다 놓거나 골라요. 한도(파일당 10 MB, 한 개가 기본)를 보여 주고, 넣지 못한 파일은 이름과 이유를 말해요. useUploads(send)는 한 번에 세 개씩 보내면서 파일마다 차례, 진행, 끝, 실패와 다시 올리기, 취소를 관리해요. send에는 멈춤 신호와 진행을 알리는 함수가 와요. <FileDrop {...uploads.area} />처럼 이어 써요.',
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <FileDrop
          title="사업자등록증 사진을 올려 주세요"
          accept="image/*"
          files={[]}
          onAdd={nothing}
          onRemove={nothing}
        />
      ),
    },
    {
      title: '파일마다의 상태',
      render: () => (
        <FileDrop
          title="공고에 붙일 파일"
          accept="image/*,.pdf,.xlsx"
          maxCount={10}
          files={STATES}
          onAdd={nothing}
          onRemove={nothing}
          onCancel={nothing}
          onRetry={nothing}
        />
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Field label="첨부" group required error="견적서를 하나 이상 올려 주세요.">
          <FileDrop
            title="견적서를 끌어다 놓거나 골라 주세요"
            accept=".pdf,.xlsx"
            maxCount={3}
            files={[]}
            onAdd={nothing}
            onRemove={nothing}
          />
        </Field>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <FileDrop title="마감된 공고에는 올릴 수 없어요" disabled files={[]} onAdd={nothing} onRemove={nothing} />
      ),
    },
    { title: '올려 보기', render: () => <Tried /> },
  ],
};
