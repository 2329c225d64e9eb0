import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { JoinForm } from './join-form.tsx';

/** Opens the form that asks to join a work space. */
export function JoinButton({ id, title }: { id: number; title: string }) {
  const modal = useModal();
  const join = () =>
    modal.open((close) => <JoinForm space={{ id, title }} onDone={close} />, {
      title: `'${title}'에 참여 요청`,
      description: '관리자가 역할을 정해 수락하면 함께할 수 있어요.',
      size: 'sm',
      directClose: false,
    });
  return (
    <Button variant="subtle" aria-label={`${title} 참여 요청`} onClick={join}>
      참여 요청
    </Button>
  );
}
