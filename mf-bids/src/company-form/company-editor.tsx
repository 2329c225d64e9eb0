import { History } from '@danji/app-kit';
import type { CompanyItem, CompanyItemEvent } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { Box, Card, Grid, Heading, Stack, Text } from '@danji/ui';
import { CompanyForm } from './company-form.tsx';
import { LinkCard } from './link-card.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { useCompanyForm } from './use-company-form.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' };

const toEntry = ({ id, from_state, to_state, reason, created }: CompanyItemEvent) => ({
  id,
  title:
    from_state === null
      ? `등록 (${EditState.label(to_state)})`
      : `${EditState.label(from_state)} → ${EditState.label(to_state)}`,
  at: created,
  children: reason ? <Text size="sm">{reason}</Text> : null,
});

/** Creates or changes a company item, with its state beside the form. */
export function CompanyEditor({ item }: { item?: CompanyItem }) {
  const form = useCompanyForm(item);
  return (
    <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
      <CompanyForm form={form} />
      <Stack gap={4} position={{ lg: 'sticky' }} top={{ lg: '20' }}>
        <PublishingCard form={form} />
        {item?.listed ? <LinkCard item={item} /> : null}
        {item ? (
          <Card as="section" aria-label="상태 기록">
            <Heading as="h2" size="md">
              상태 기록
            </Heading>
            <Box>
              <History entries={item.history.map(toEntry)} />
            </Box>
          </Card>
        ) : null}
      </Stack>
    </Grid>
  );
}
