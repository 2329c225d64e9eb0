import type { ReportedObject } from '@danji/app-kit/reports';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { useModal } from '@danji/shell-sdk';
import { IconButton, Menu } from '@danji/ui';
import { useIsMember } from '../../shared/use-is-member.ts';
import { useBlock } from '../blocks/use-block.ts';
import { ReportForm } from './lazy-parts.tsx';

/** A menu of the actions of a member on a post, an answer or a comment of another author. */
export function OthersMenu({ object, author }: { object: ReportedObject; author: string }) {
  const isMember = useIsMember();
  const modal = useModal();
  const block = useBlock(object, author);
  if (!isMember) return null;
  const what = ReportedKind.label(object.kind);
  const label = `${author} 님의 ${what} 메뉴`;
  const report = (): void =>
    void modal.open((close) => <ReportForm object={object} onDone={close} />, {
      title: `${what} 신고`,
      directClose: false,
    });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      items={[
        { label: '신고하기', icon: 'alert', onSelect: report },
        { label: '작성자 차단', icon: 'user-x', onSelect: () => void block() },
      ]}
    />
  );
}
