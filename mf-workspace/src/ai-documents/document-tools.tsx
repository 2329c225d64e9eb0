import type { AiDocument } from '@danji/contracts/workspace/ai-document';
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
        items={[
          { label: 'PDF로 내려받기', icon: 'file-text', onSelect: () => onExport('pdf') },
          { label: '워드(DOCX)로 내려받기', icon: 'file-text', onSelect: () => onExport('docx') },
        ]}
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
