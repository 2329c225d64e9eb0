import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { useModal, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { KaptImport } from './kapt-import.tsx';

type KaptImportButtonProps = {
  space: WorkSpace;
  /** There are edits that are not saved. */ isDirty: boolean;
  onImported: (space: WorkSpace) => void;
};

/** K-apt에서 다시 가져오기: opens the differences. Without a code, or with unsaved changes, it says what to do first. */
export function KaptImportButton({ space, isDirty, onImported }: KaptImportButtonProps) {
  const modal = useModal();
  const toast = useToast();
  const open = () => {
    if (isDirty)
      return toast({
        title: '저장하지 않은 내용이 있어요',
        description: '저장하거나 되돌린 뒤에 가져올 수 있어요.',
        tone: 'warning',
      });
    if (space.apt_code === '')
      return toast({
        title: '단지 코드가 없어요',
        description: 'K-apt 단지 코드를 적고 저장한 뒤에 가져올 수 있어요.',
        tone: 'warning',
      });
    const done = (saved: WorkSpace) => {
      toast({ title: 'K-apt에서 단지 정보를 가져왔어요', tone: 'success' });
      onImported(saved);
    };
    return void modal.open((close) => <KaptImport space={space} onClose={close} onDone={done} />, {
      title: 'K-apt에서 다시 가져오기',
      description: '달라진 내용을 확인하고 가져올 항목을 골라 주세요.',
      size: 'lg',
    });
  };
  return (
    <Button variant="outline" icon="refresh" onClick={open}>
      K-apt에서 다시 가져오기
    </Button>
  );
}
