import { useChange } from '@danji/app-kit';
import { fetchFile, toApiError, useMutation } from '@danji/api-client';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import {
  copyAiDocument,
  deleteAiDocument,
  generateAiDocument,
  restoreAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { saveBlob } from '@danji/ui';
import { useState } from 'react';

type DocumentRef = Pick<AiDocument, 'id' | 'space_id' | 'title'>;
export type FileFormat = 'pdf' | 'docx';

/** Downloads a document as a file. */
function useDocumentExport(id: number) {
  const [isExporting, setIsExporting] = useState(false);
  const toast = useToast();
  const exportAs = async (format: FileFormat): Promise<void> => {
    setIsExporting(true);
    try {
      const { name, blob } = await fetchFile(`/api/apts/ai_document_export/${id}/?format=${format}`);
      saveBlob(name, blob);
      toast({ title: format === 'pdf' ? 'PDF 파일로 내려받았어요' : '워드 파일로 내려받았어요', tone: 'success' });
    } catch (error) {
      toast({ title: toApiError(error).title, tone: 'danger' });
    }
    setIsExporting(false);
  };
  return { exportAs, isExporting };
}

/** The actions on a document besides editing its text. */
export function useDocumentActions({ id, space_id, title }: DocumentRef) {
  const generation = useMutation(generateAiDocument);
  const copying = useMutation(copyAiDocument);
  const { trigger: erase } = useMutation(deleteAiDocument);
  const { trigger: restore } = useMutation(restoreAiDocument);
  const { change, isRunning } = useChange();
  const { exportAs, isExporting } = useDocumentExport(id);
  const [toast, confirm, navigate] = [useToast(), useConfirm(), useNavigate()];

  const generate = async (): Promise<boolean> => {
    const outcome = await generation.trigger({ body: { document_id: id } });
    if (!outcome.ok) toast({ title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  };
  const regenerate = async (): Promise<void> => {
    if (
      await confirm({
        title: '문서를 다시 만들까요?',
        description:
          '처음에 적은 내용으로 새로 써요. 지금 글은 이전 버전에 남아요. 글이 나오기 시작하면 횟수가 한 번 줄어요.',
        confirmLabel: '다시 만들기',
      })
    )
      await generate();
  };
  const copy = async (): Promise<void> => {
    const outcome = await copying.trigger({ body: { document_id: id } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    toast({ title: `'${outcome.data.title}' 문서를 만들었어요`, tone: 'success' });
    await navigate(webPaths.workspaceDocument(space_id, outcome.data.id));
  };
  const remove = () =>
    change([id], {
      run: async () => {
        const outcome = await erase({ params: { id } });
        if (outcome.ok) await navigate(webPaths.workspaceDocuments(space_id));
        return outcome;
      },
      done: () => `'${title}' 문서를 삭제했어요`,
      undo: {
        run: async () => {
          const outcome = await restore({ params: { id } });
          if (outcome.ok) await navigate(webPaths.workspaceDocument(space_id, id));
          return outcome;
        },
        done: () => `'${title}' 문서를 되살렸어요`,
      },
    });
  return {
    exportAs,
    generate,
    regenerate,
    copy,
    remove,
    isExporting,
    isRunning: generation.isRunning || copying.isRunning || isRunning,
  };
}
