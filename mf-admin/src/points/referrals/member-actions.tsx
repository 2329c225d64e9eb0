import type { RecommendMember } from '@danji/contracts/points/recommend-relation';
import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { CustomRelationForm, PlaceForm } from './place-forms.tsx';
import { TermsForm } from './terms-form.tsx';

/** The changes that an operator can make to a member in the tree; each asks for a reason. */
export function MemberActions({ member }: { member: RecommendMember }) {
  const modal = useModal();
  const { name } = member.user;
  const options = { directClose: false };
  return (
    <>
      <Button
        variant="outline"
        onClick={() =>
          void modal.open((close) => <TermsForm member={member} onDone={close} />, {
            ...options,
            title: `${name} 님의 추천 조건 바꾸기`,
          })
        }
      >
        조건 바꾸기
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          void modal.open((close) => <CustomRelationForm member={member} onDone={close} />, {
            ...options,
            title: `${name} 님의 상위 회원 따로 정하기`,
          })
        }
      >
        따로 정하기
      </Button>
      <Button
        onClick={() =>
          void modal.open((close) => <PlaceForm member={member} onDone={close} />, {
            ...options,
            title: `${name} 님의 상위 회원과 직책 바꾸기`,
          })
        }
      >
        상위·직책 바꾸기
      </Button>
    </>
  );
}
