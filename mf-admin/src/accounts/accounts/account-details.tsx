import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { RecommendTier, StaffType } from '@danji/contracts/codes/user-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, DescriptionList } from '@danji/ui';

const SIGN_IN_WAYS = { email: '이메일', kakao: '카카오' } as const;
const GENDERS = { male: '남성', female: '여성' } as const;

/** Shows personal data and sign-in methods. */
export function PersonDetails({ user }: { user: User }) {
  return (
    <DescriptionList
      items={[
        { term: '이름', detail: user.name },
        { term: '별명', detail: user.nickname },
        { term: '이메일', detail: user.email },
        { term: '휴대폰', detail: formatTel(user.tel) },
        { term: '생년월일', detail: user.birthday && formatDate(user.birthday) },
        { term: '성별', detail: user.gender && GENDERS[user.gender] },
        { term: '로그인 방법', detail: user.sign_in_ways.map((way) => SIGN_IN_WAYS[way]).join(', ') },
        { term: '알림 받기', detail: user.is_alert_item ? '받음' : '받지 않음' },
        { term: '가입', detail: formatDateTime(user.created) },
        { term: '최근 로그인', detail: formatDateTime(user.recent_login) },
        ...(user.staff ? [{ term: '운영자 종류', detail: StaffType.label(user.staff.staff_type) }] : []),
        { term: '회원 번호', detail: `${user.id} · ${user.nano_id}` },
      ]}
    />
  );
}

/** Shows the current workplace of a general user. */
export function WorkDetails({ user }: { user: User }) {
  const work = user.general?.current_work;
  return (
    <DescriptionList
      items={[
        { term: '건물', detail: work?.building_name },
        { term: '직급', detail: formatJobGrade(work?.job_grade) },
        { term: '주소', detail: work && `${work.address1} ${work.address2}`.trim() },
        { term: '전화번호', detail: formatTel(work?.tel) },
        { term: '하는 일', detail: work?.job },
      ]}
    />
  );
}

/** Shows points and recommenders. */
export function PointDetails({ user }: { user: User }) {
  const recommender = user.recommand_user;
  return (
    <DescriptionList
      items={[
        { term: '포인트', detail: formatPoints(user.points) },
        { term: '누적 포인트', detail: formatPoints(user.accum_points) },
        { term: '추천 코드', detail: user.ref_code },
        { term: '추천한 회원', detail: `${formatNumber(user.accum_recommandeds)}명` },
        {
          term: '추천인',
          detail: recommender && (
            <Anchor asChild>
              <Link to={webPaths.adminUser(recommender.id)}>{recommender.name}</Link>
            </Anchor>
          ),
        },
        { term: '추천 등급', detail: RecommendTier.label(user.recommand_tier) },
        { term: '추천 관리자', detail: user.is_recommander_manager ? '예' : '아니요' },
        { term: '추가 적립률', detail: `${formatNumber(user.bonus_point_rate)}%` },
      ]}
    />
  );
}
