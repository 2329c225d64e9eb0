import { formatPeriod } from '@danji/app-kit/advertisements';
import { AdTier, AdType } from '@danji/contracts/codes/advertisement-codes';
import { HOUSE_ADVERTISER, type AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatLink } from '@danji/contracts/format/link';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, DescriptionList } from '@danji/ui';

/** Shows the content of an advertisement and its booking. */
export function AdvertisementDetails({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { user, category, tier, link, content, paid, approved, created } = advertisement;
  return (
    <DescriptionList
      items={[
        {
          term: '광고주',
          detail:
            user.company === HOUSE_ADVERTISER ? (
              `${HOUSE_ADVERTISER} (${user.name} 등록)`
            ) : (
              <Anchor asChild>
                <Link to={webPaths.adminUser(user.id)}>{user.company}</Link>
              </Anchor>
            ),
        },
        { term: '종류·등급', detail: `${AdType.label(category)} · ${AdTier.label(tier)}` },
        { term: '게재 기간', detail: formatPeriod(advertisement) },
        {
          term: '링크',
          detail: isAppPath(link) ? (
            <Anchor asChild>
              <Link to={link}>{formatLink(link)}</Link>
            </Anchor>
          ) : (
            <Anchor href={link} target="_blank" rel="noreferrer" overflowWrap="anywhere">
              {formatLink(link)}
            </Anchor>
          ),
        },
        { term: '내용', detail: content },
        { term: '입금 확인', detail: formatDateTime(paid) },
        { term: '첫 승인', detail: formatDateTime(approved) },
        { term: '등록', detail: formatDateTime(created) },
      ]}
    />
  );
}
