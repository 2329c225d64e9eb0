import { toAdvertisementBadge } from '@danji/app-kit/advertisements';
import { ComplianceDocumentKind } from '@danji/contracts/bids/compliance-document';
import { formatStars } from '@danji/contracts/format/stars';
import { OVERVIEW_DAYS, type VendorOverview } from '@danji/contracts/bids/vendor-overview';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge } from '@danji/ui';
import { CompanyStateBadge } from '../shared/company-state.tsx';
import { DocumentBadges, formatExpiry } from '../shared/document-state.tsx';
import { OverviewCard, OverviewRow } from '../shared/overview-card.tsx';

/** Company items with their states. */
export const CompanyItemsCard = ({ items: { count, rows } }: { items: VendorOverview['company_items'] }) => (
  <OverviewCard
    title="업체 소개"
    path={webPaths.ownCompanies}
    summary={`${formatNumber(count)}개`}
    empty="아직 올린 소개가 없어요."
  >
    {rows.map(({ nano_id, title, edit_state_type, reason, views, favs }) => (
      <OverviewRow
        key={nano_id}
        path={webPaths.companyEdit(nano_id)}
        title={title}
        badges={<CompanyStateBadge state={edit_state_type} />}
        text={`조회 ${formatNumber(views)} · 관심 ${formatNumber(favs)}`}
        reason={reason}
      />
    ))}
  </OverviewCard>
);

type EvaluationsCardProps = { brandId: number; evaluations: VendorOverview['evaluations'] };

/** Evaluations, those without a reply first. */
export const EvaluationsCard = ({ brandId, evaluations: { count, stars, unanswered, rows } }: EvaluationsCardProps) => (
  <OverviewCard
    title="받은 평가"
    path={webPaths.brand(brandId)}
    summary={`별점 ${formatStars(stars)} · ${formatNumber(count)}건 · 답글 없는 평가 ${formatNumber(unanswered)}건`}
    empty="계약한 단지가 평가를 남기면 여기에 보여요."
  >
    {rows.map(({ id, comment, total, category2, created, is_answered }) => (
      <OverviewRow
        key={id}
        path={webPaths.brand(brandId)}
        title={comment}
        badges={is_answered ? <Badge tone="success">답글 완료</Badge> : <Badge tone="warning">답글 없음</Badge>}
        text={`별점 ${formatStars(total / 2)} · ${toSubCategoryName(category2)} · ${formatDate(created)}`}
      />
    ))}
  </OverviewCard>
);

type AdvertisementsCardProps = { advertisements: VendorOverview['advertisements'] };

/** Advertisements with the figures of the last days. */
export const AdvertisementsCard = ({ advertisements }: AdvertisementsCardProps) => {
  const { count, impressions, clicks, rows } = advertisements;
  return (
    <OverviewCard
      title="광고"
      path={webPaths.ads}
      summary={`${formatNumber(count)}건 · 최근 ${OVERVIEW_DAYS}일 노출 ${formatNumber(impressions)} · 클릭 ${formatNumber(clicks)}`}
      empty="홈 배너와 팝업으로 우리 회사를 알려 보세요."
    >
      {rows.map((row) => {
        const { label, tone } = toAdvertisementBadge(row);
        return (
          <OverviewRow
            key={row.id}
            path={webPaths.ad(row.id)}
            title={row.title}
            badges={<Badge tone={tone}>{label}</Badge>}
            text={`${formatDate(row.date_start)} ~ ${formatDate(row.date_end)}`}
            reason={row.reason}
          />
        );
      })}
    </OverviewCard>
  );
};

/** Documents, those that expire first. */
export const DocumentsCard = ({ documents: { count, rows } }: { documents: VendorOverview['documents'] }) => (
  <OverviewCard
    title="증빙 서류"
    path={webPaths.complianceDocuments}
    summary={`${formatNumber(count)}개`}
    empty="면허와 보험, 납세증명서를 모아 두세요."
  >
    {rows.map((document) => (
      <OverviewRow
        key={document.id}
        path={webPaths.complianceDocument(document.id)}
        title={document.title}
        badges={<DocumentBadges document={document} />}
        text={`${ComplianceDocumentKind.label(document.kind)} · ${formatExpiry(document)}`}
        reason={document.reason}
      />
    ))}
  </OverviewCard>
);
