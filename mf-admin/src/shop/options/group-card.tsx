import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Button, Card, Field, Flex, IconButton, Stack, TextInput } from '@danji/ui';
import { moveEntry } from '../../shared/move-entry.ts';
import { OptionRow } from './option-row.tsx';
import { type EntryErrors, type GroupDraft, type OptionDraft, toBlankOption } from './options-draft.ts';

const MAX_NAME = 60;

type GroupCardProps = {
  group: GroupDraft;
  /** What it is called while it has no name (`1번째 옵션 그룹`). */
  label: string;
  /** What one of its entries is called (`옵션`). */
  unit: string;
  place: number;
  isLast: boolean;
  /** What a new entry costs, won. */
  price: number | null;
  stocks: ReadonlyMap<number, number>;
  errors: EntryErrors;
  onChange: (group: GroupDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One group with its options or additional items. */
export function GroupCard({ group, label, unit, place, isLast, price, stocks, errors, ...on }: GroupCardProps) {
  const { options } = group;
  const setOptions = (next: OptionDraft[]): void => on.onChange({ ...group, options: next });
  return (
    <Card as="li" padding={{ base: 3, md: 4 }}>
      <Stack role="group" aria-label={label} gap={3}>
        <Flex gap={2} alignItems="flex-end" flexWrap="wrap">
          <Flex flex="1 1 12rem" flexDirection="column">
            <Field label="그룹 이름" required error={errors.get(group.key)?.name}>
              <TextInput
                value={group.name}
                maxLength={MAX_NAME}
                autoComplete="off"
                placeholder="예: 색상"
                onChange={(name) => on.onChange({ ...group, name })}
              />
            </Field>
          </Flex>
          <Flex>
            <IconButton
              icon="arrow-up"
              label={`${label} 위로`}
              disabled={place === 0}
              onClick={() => on.onMove(place - 1)}
            />
            <IconButton
              icon="arrow-down"
              label={`${label} 아래로`}
              disabled={isLast}
              onClick={() => on.onMove(place + 1)}
            />
            <IconButton icon="trash" label={`${label} 빼기`} onClick={on.onRemove} />
          </Flex>
        </Flex>
        {options.length > 0 ? (
          <Stack as="ol" gap={{ base: 4, md: 2 }} listStyleType="none">
            {options.map((option, at) => (
              <OptionRow
                key={option.key}
                label={`${at + 1}번째 ${unit}`}
                option={option}
                place={at}
                isLast={at === options.length - 1}
                stock={option.id === null ? undefined : stocks.get(option.id)}
                error={errors.get(option.key)}
                onChange={(next) => setOptions(options.map((other) => (other.key === option.key ? next : other)))}
                onMove={(to) => setOptions(moveEntry(options, at, to))}
                onRemove={() => setOptions(options.filter(({ key }) => key !== option.key))}
              />
            ))}
          </Stack>
        ) : null}
        <Button
          variant="outline"
          icon="plus"
          alignSelf="flex-start"
          disabled={options.length >= SHOP_LIMITS.groupOptions}
          onClick={() => setOptions([...options, toBlankOption(price)])}
        >
          {`${unit} 추가`}
        </Button>
      </Stack>
    </Card>
  );
}
