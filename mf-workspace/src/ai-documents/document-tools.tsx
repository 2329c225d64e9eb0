import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { useSession } from '@danji/shell-sdk';
import { Button, Flex, Menu } from '@danji/ui';
import { useAiLimit } from './limit-line.tsx';
import type { FileFormat } from './use-document-actions.ts';

type DocumentToolsProps = {
  document: AiDocument;
  isExporting: boolean;
  isBusy: boolean;
  onExport: (format: FileFormat) => void;
  onVersions: () => void;
  onGenerate: () => void;
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

/** The toolbar: print, download, versions and other actions. */
export function DocumentTools({
  document,
  isExporting,
  isBusy,
  onExport,
  onVersions,
  onGenerate,
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
          exhausted
            ? {
                label: `AI로 다시 만들기 (${exhausted.nextDay}부터 가능)`,
                icon: 'sparkles',
                disabled: true,
                onSelect: onGenerate,
              }
            : { label: 'AI로 다시 만들기', icon: 'sparkles', onSelect: onGenerate },
          ...(document.can_delete
            ? [{ label: '삭제', icon: 'trash' as const, tone: 'danger' as const, onSelect: onRemove }]
            : []),
        ]}
      />
    </Flex>
  );
}
