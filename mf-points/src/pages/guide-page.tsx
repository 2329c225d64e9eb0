import { Page } from '@danji/app-kit';
import { WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { REFUND_DAYS } from '@danji/contracts/community/community-limits';
import { MAX_RESENDS } from '@danji/contracts/points/coupon-application';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, DescriptionList, Stack } from '@danji/ui';
import { CommunityEarning } from '../guide/community-earning.tsx';
import { Earning } from '../guide/earning.tsx';
import { GuideList } from '../guide/guide-list.tsx';
import { GuideSection } from '../guide/guide-section.tsx';
import { Limits } from '../guide/limits.tsx';
import { PointsTop } from '../shared/points-top.tsx';

const FIGURES = [
  { term: '쓸 수 있는 포인트', detail: '지금 바로 상품권으로 바꾸거나, 쇼핑과 커뮤니티에서 쓸 수 있어요.' },
  {
    term: '묶인 포인트',
    detail:
      '승인을 기다리는 상품권 신청, 결제하기 전인 주문, 답변을 기다리는 질문의 보상에 쓰일 포인트예요. 취소하면 바로 풀려요.',
  },
  {
    term: '곧 들어올 포인트',
    detail:
      '나와 내가 추천한 회원이 구매확정하면 받을 적립과, 운영팀이 확인하는 추천 적립이에요. 받기 전에는 쓸 수 없어요.',
  },
];

const SHOPPING = [
  '상품마다 정해진 포인트를 구매확정할 때 드려요. 상품 화면에서 미리 볼 수 있어요.',
  '내가 추천한 회원이 구매확정하면 상품에 따라 나도 포인트를 받아요.',
  '결제할 때 포인트를 쓸 수 있어요. 주문을 취소하거나 반품하면 쓴 포인트를 돌려드려요.',
  '반품하면 그 주문으로 적립한 포인트는 회수해요.',
];

const EXCHANGE = [
  '상품권을 고르고 신청하면 내 휴대폰 번호로 보내 드려요. 번호는 미리 인증해 주세요.',
  '바로 보내 드리는 상품권과 운영팀이 확인한 뒤에 보내 드리는 상품권이 있어요. 확인하는 동안 포인트는 묶여 있어요.',
  '같은 상품권은 앞의 신청이 끝난 뒤에 다시 신청할 수 있어요.',
  '받은 상품권은 보관함에서 바코드와 핀번호, 유효 기간을 볼 수 있어요.',
  `문자를 지웠다면 같은 번호로 ${MAX_RESENDS}번까지 다시 받을 수 있어요.`,
];

const REFUNDS = [
  '발급되기 전에는 언제든 취소할 수 있고, 포인트를 모두 돌려드려요.',
  '쓰지 않은 상품권은 보관함에서 바로 환불할 수 있어요. 쓴 포인트를 모두 돌려드려요.',
  '유효 기간이 지난 상품권은 운영팀이 확인한 뒤에 환불해 드려요.',
  '이미 쓴 상품권은 환불할 수 없어요.',
  `산 글이 운영 기준에 어긋나 가려지면, 가려지기 전 ${REFUND_DAYS}일 안에 산 회원에게 쓴 포인트를 돌려드려요.`,
];

const TERMS = [
  '포인트는 시간이 지나도 사라지지 않아요.',
  '포인트는 현금으로 바꾸거나 다른 회원에게 줄 수 없어요.',
  '받은 이유가 없어진 포인트는 회수해요. 이미 써서 모자라면 다음에 받는 포인트로 먼저 갚아요.',
];

const LEAVING = [
  `탈퇴하면 ${WITHDRAWAL_GRACE_DAYS}일 뒤에 남은 포인트가 사라져요. 그 전에 고객센터에서 계정을 되살리면 포인트도 그대로예요.`,
  '탈퇴하기 전에 받은 상품권은 유효 기간까지 쓸 수 있어요. 보관함은 볼 수 없으니 바코드를 미리 저장해 주세요.',
];

const BLOCKED = [
  '이용이 정지된 계정은 로그인할 수 없어서 포인트를 쓰거나 상품권을 신청할 수 없어요.',
  '정지된 동안에도 포인트는 사라지지 않고, 이미 받은 상품권은 쓸 수 있어요.',
  '정지가 풀리면 남아 있던 포인트를 그대로 쓸 수 있어요.',
];

/** `/points/guide`: the terms of points, written for people. */
export const GuidePage = () => (
  <Page width="prose" description="모으는 방법과 쓰는 방법, 지켜야 할 약속">
    <Stack gap={5}>
      <PointsTop />
      <GuideSection title="세 가지 포인트">
        <DescriptionList items={FIGURES} />
      </GuideSection>
      <GuideSection title="포인트 모으기">
        <Earning />
      </GuideSection>
      <GuideSection title="커뮤니티에서 모으기">
        <CommunityEarning />
      </GuideSection>
      <GuideSection title="쇼핑에서 모으고 쓰기">
        <GuideList items={SHOPPING} />
      </GuideSection>
      <GuideSection title="상품권으로 바꾸기">
        <GuideList items={EXCHANGE} />
        <Limits />
        <Button asChild alignSelf="flex-start">
          <Link to={webPaths.coupons}>상품권 둘러보기</Link>
        </Button>
      </GuideSection>
      <GuideSection title="취소와 환불">
        <GuideList items={REFUNDS} />
      </GuideSection>
      <GuideSection title="포인트의 약속">
        <GuideList items={TERMS} />
      </GuideSection>
      <GuideSection title="탈퇴할 때">
        <GuideList items={LEAVING} />
      </GuideSection>
      <GuideSection title="이용이 정지됐을 때">
        <GuideList items={BLOCKED} />
      </GuideSection>
    </Stack>
  </Page>
);
