import { type RecordForm, useFormField } from '@danji/app-kit/forms';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { Box, Button, Card, Field, Flex, IconButton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { describePeriod } from '../shared/case-text.ts';
import { CompanyPicture } from '../shared/company-picture.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { type CaseDraft, type CompanyDraft, toBlankCase } from './company-draft.ts';
import { moveBefore } from './use-case-pictures.ts';

const PICTURE = { width: '5.5rem', flexShrink: 0, borderRadius: 'md', overflow: 'hidden' } as const;

type RowProps = {
  work: CaseDraft;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMove: (down: 0 | 1) => void;
};

function CaseRow({ work, isFirst, isLast, onEdit, onRemove, onMove }: RowProps) {
  const { title, size, pictures } = work;
  const facts = [size, describePeriod(work), pictures.length > 0 ? `사진 ${pictures.length}장` : ''];
  return (
    <Card as="li" padding={{ base: 3, md: 3 }}>
      <Flex gap={3} alignItems="center" flexWrap="wrap">
        <Box css={PICTURE}>
          <CompanyPicture url={pictures[0]?.url ?? null} ratio="3 / 2" />
        </Box>
        <Stack gap={0} flex="1 1 9rem" minWidth={0}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Flex flexWrap="wrap">
          <IconButton icon="arrow-up" label={`'${title}' 위로`} disabled={isFirst} onClick={() => onMove(0)} />
          <IconButton icon="arrow-down" label={`'${title}' 아래로`} disabled={isLast} onClick={() => onMove(1)} />
          <IconButton icon="pencil" label={`'${title}' 고치기`} onClick={onEdit} />
          <IconButton icon="trash" label={`'${title}' 빼기`} onClick={onRemove} />
        </Flex>
      </Flex>
    </Card>
  );
}

/** The finished works of an item, in the order in which readers see them. */
export function CasesField({ form }: { form: RecordForm<CompanyDraft> }) {
  const { field, error } = useFormField(form, 'work_cases');
  const [open, setOpen] = useState<CaseDraft>();
  const cases = field.value;
  const isFull = cases.length >= COMPANY_ITEM_LIMITS.cases;
  const isKnown = cases.some(({ key }) => key === open?.key);
  const put = (work: CaseDraft): void => {
    field.onChange(isKnown ? cases.map((other) => (other.key === work.key ? work : other)) : [...cases, work]);
    setOpen(undefined);
  };
  return (
    <>
      <Field
        label="시공 사례"
        optional
        group
        help={`${COMPANY_ITEM_LIMITS.cases}개까지 올릴 수 있어요. 이 순서로 보여요.`}
        error={error}
      >
        <Stack gap={3}>
          {cases.length > 0 ? (
            <Stack as="ul" gap={3} listStyleType="none">
              {cases.map((work, index) => (
                <CaseRow
                  key={work.key}
                  work={work}
                  isFirst={index === 0}
                  isLast={index === cases.length - 1}
                  onEdit={() => setOpen(work)}
                  onRemove={() => field.onChange(cases.filter(({ key }) => key !== work.key))}
                  onMove={(down) => field.onChange(moveBefore(cases, index + down))}
                />
              ))}
            </Stack>
          ) : null}
          <Button
            variant="outline"
            icon="plus"
            alignSelf="flex-start"
            disabled={isFull}
            onClick={() => setOpen(toBlankCase())}
          >
            사례 더하기
          </Button>
        </Stack>
      </Field>
      {open ? (
        <CaseDialog key={open.key} work={open} isNew={!isKnown} onCancel={() => setOpen(undefined)} onDone={put} />
      ) : null}
    </>
  );
}
