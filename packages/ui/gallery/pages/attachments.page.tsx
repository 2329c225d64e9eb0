import { useState } from 'react';
import { AttachedFiles, AttachmentsField, useAttachments, type SendFile } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

type StoredFile = { id: string; name: string; size: number };
const STORED_FILES: StoredFile[] = [
  { id: '1', name: '승강기 유지관리 계약서.pdf', size: 1_468_006 },
  {
    id: '2',
    name: '입주자대표회의 의결서 원본 스캔 (2026년 11월 정기회의, 서명과 직인 포함, 최종 확정본).pdf',
    size: 9_227_468,
  },
];
const ATTACHED = STORED_FILES.map((file) => ({ ...file, address: `#${file.id}` }));

/** Resolves after a second. */
const sendSoon: SendFile<readonly StoredFile[]> = ({ name, size }, { signal, onProgress }) =>
  new Promise((resolve) => {
    onProgress(0.5);
    const timer = setTimeout(() => resolve([{ id: name, name, size }]), 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

function Tried({ start, error }: { start: StoredFile[]; error?: string }) {
  const [files, setFiles] = useState(start);
  const uploads = useAttachments(sendSoon, setFiles);
  return (
    <AttachmentsField
      files={files}
      idOf={({ id }) => id}
      uploads={uploads}
      onChange={setFiles}
      error={error}
      maxCount={5}
      title="계약서와 견적서를 끌어다 놓거나 골라 주세요"
    />
  );
}

export const page: GalleryPage = {
  slug: 'attachments',
  group: '입력',
  title: '첨부파일 AttachmentsField · useAttachments · AttachedFiles',
  summary:
    '글에 딸린 파일이에요. useAttachments(send, onChange)는 고른 파일을 바로 보내고, 보낸 것을 글의 파일 뒤에 붙여요. AttachmentsField는 글에 있는 파일과 올리는 중인 파일을 한 목록으로 보여 줘요. 한도는 FileDrop과 같아요(파일당 10 MB, 한 개가 기본). AttachedFiles는 다 쓴 글에서 누르면 내려받는 목록이에요.',
  keys: [
    ['Tab', '파일 고르기와 파일마다의 단추로 가요'],
    ['Enter · Space', '고르거나 빼요, 목록에서는 내려받아요(Enter)'],
  ],
  examples: [
    { title: '비어 있음', render: () => <Tried start={[]} /> },
    { title: '파일이 있을 때', render: () => <Tried start={STORED_FILES} /> },
    { title: '잘못된 값', render: () => <Tried start={[]} error="계약서를 붙여 주세요." /> },
    { title: '내려받는 목록', render: () => <AttachedFiles files={ATTACHED} /> },
  ],
};
