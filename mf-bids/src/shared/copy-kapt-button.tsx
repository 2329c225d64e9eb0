import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { type KaptNotice, toKaptText } from './kapt-text.ts';

/** Copies a notice as the text to paste on K-apt; it is read when the button is pressed. */
export function CopyKaptButton({ read }: { read: () => KaptNotice }) {
  const toast = useToast();
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(toKaptText(read())).then(
      () => toast({ title: '클립보드에 복사되었습니다.', tone: 'success' }),
      () => toast({ title: '복사하지 못했어요', description: '브라우저의 복사 권한을 확인해 주세요.', tone: 'danger' }),
    );
  return (
    <Button variant="outline" icon="copy" onClick={() => void copy()}>
      K-apt에 올릴 글 복사
    </Button>
  );
}
