import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { Page } from '@danji/app-kit';
import { Anchor, Badge, Box, Grid, HStack, ShareButton, Stack, Text } from '@danji/ui';
import { CompanyPicture } from '../shared/company-picture.tsx';
import { listSectorNames } from '../shared/company-text.ts';
import { CompareBar } from '../shared/compare-bar.tsx';
import { CompareToggle } from '../shared/compare-toggle.tsx';
import { useCompared } from '../shared/use-compared.ts';
import { CompanyCases } from './company-cases.tsx';
import { CompanyReviews } from './company-reviews.tsx';
import { ContactCard } from './contact-card.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { OwnAlert } from './own-alert.tsx';

const LIST = { path: webPaths.companies, label: '업체 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' };
const PICTURE = { borderRadius: 'lg', overflow: 'hidden' } as const;

function Picture({ company: { thumbnail_image_url, thumbnail_link, company_name } }: { company: CompanyItem }) {
  if (!thumbnail_image_url) return null;
  const picture = <CompanyPicture url={thumbnail_image_url} ratio="3 / 2" isFirst />;
  return (
    <Box css={PICTURE}>
      {thumbnail_link ? (
        <Anchor asChild variant="plain">
          <a href={thumbnail_link} target="_blank" rel="noreferrer" aria-label={`${company_name} 홈페이지`}>
            {picture}
          </a>
        </Anchor>
      ) : (
        picture
      )}
    </Box>
  );
}

/** The page of one company, as everybody sees it. */
export function CompanyDetails({ company }: { company: CompanyItem }) {
  const { title, description, description_content, short_link, views, listed } = company;
  const compared = useCompared();
  return (
    <Page
      title={title}
      windowTitle={`${title} - ${company.company_name}`}
      back={LIST}
      badges={listSectorNames(company).map((name) => (
        <Badge key={name} tone="brand">
          {name}
        </Badge>
      ))}
      description={description}
      actions={
        company.is_public ? (
          <>
            <FavouriteButton company={company} />
            <CompareToggle company={company} compared={compared} />
            <ShareButton title={title} url={new URL(webPaths.companyLink(short_link), location.origin).href} />
          </>
        ) : undefined
      }
    >
      <OwnAlert company={company} />
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 5, lg: 8 }} alignItems="start">
        <Stack gap={6} minWidth={0}>
          <Picture company={company} />
          <Box as="section" aria-label="상세 소개">
            <Viewer document={description_content} findImage="public" />
          </Box>
          <CompanyCases cases={company.work_cases} />
          <HStack gap={3} color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
            {listed ? <span>{`${formatDate(listed)} 등록`}</span> : null}
            <span>{`조회 ${formatNumber(views)}`}</span>
          </HStack>
          <CompanyReviews company={company} />
        </Stack>
        <Box position={{ lg: 'sticky' }} top={{ lg: '20' }} gridRow={{ base: '1', lg: 'auto' }}>
          <ContactCard company={company} />
        </Box>
      </Grid>
      <Text size="sm" tone="subtle">
        소개 내용은 업체가 직접 썼고 운영팀이 확인했어요. 계약 조건은 업체에 꼭 확인해 주세요.
      </Text>
      <CompareBar compared={compared} />
    </Page>
  );
}
