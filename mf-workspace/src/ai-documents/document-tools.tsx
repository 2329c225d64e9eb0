import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { validateAnswers } from '@danji/contracts/workspace/ai-document-forms';
import type { ExhaustedLimit } from '@danji/contracts/workspace/ai-limit-rules';
import { useSession } from '@danji/shell-sdk';
import { Button, Flex, Menu, type MenuItem } from '@danji/ui';
import { useAiLimit } from './limit-line.tsx';
import type { FileFormat } from './use-document-actions.ts';

type DocumentToolsProps = {
  document: AiDocument;
  isExporting: boolean;
  isBusy: boolean;
  onExport: (format: FileFormat) => void;
  onVersions: () => void;
  onGenerate: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

const FORMATS: readonly (readonly [FileFormat, string])[] = [
  ['pdf', 'PDF로 내려받기'],
  ['docx', '워드(DOCX)로 내려받기'],
];

/** The files of a document; an operator who acts as a member gets none. */
const toExports = (isActing: boolean, onExport: DocumentToolsProps['onExport']) =>
  FORMATS.map(([format, label]) => ({
    label: isActing ? `${label} (본인만 가능)` : label,
    icon: 'file-text' as const,
    disabled: isActing,
    onSelect: () => onExport(format),
  }));

/** Writing the document anew; none for one that began blank and has no answers to write from. */
function toGeneration(
  { document_type, answers }: AiDocument,
  exhausted: ExhaustedLimit | undefined,
  onSelect: () => void,
): MenuItem[] {
  if (Object.keys(validateAnswers(document_type, answers)).length > 0) return [];
  const label = exhausted ? `AI로 다시 만들기 (${exhausted.nextDay}부터 가능)` : 'AI로 다시 만들기';
  return [{ label, icon: 'sparkles', disabled: exhausted !== undefined, onSelect }];
}

/** The toolbar: print, download, versions and other actions. */
export function DocumentTools({
  document,
  isExporting,
  isBusy,
  onExport,
  onVersions,
  onGenerate,
  onCopy,
  onRemove,
}: DocumentToolsProps) {
  const { exhausted } = useAiLimit();
  const { acting } = useSession();
  return (
    <Flex gap={2} flexWrap="wrap">
      <Button variant="outline" icon="printer" onClick={() => globalThis.print()}>
        인쇄
      </Button>
      <Menu
        label="내려받기"
        trigger={
          <Button
            variant="outline"
            icon="download"
            iconAfter="chevron-down"
            loading={isExporting}
            loadingLabel="파일 만드는 중"
          >
            내려받기
          </Button>
        }
        items={toExports(acting !== null, onExport)}
      />
      <Menu
        label="문서 더보기"
        trigger={
          <Button variant="outline" iconAfter="chevron-down" loading={isBusy}>
            더보기
          </Button>
        }
        items={[
          { label: '이전 버전', icon: 'history', onSelect: onVersions },
          { label: '사본 만들기', icon: 'copy', onSelect: onCopy },
          ...toGeneration(document, exhausted, onGenerate),
          ...(document.can_delete
            ? [{ label: '삭제', icon: 'trash' as const, tone: 'danger' as const, onSelect: onRemove }]
            : []),
        ]}
      />
    </Flex>
  );
}
