import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Button, Card, Field, Flex, IconButton, Stack, TextInput } from '@danji/ui';
import { moveEntry } from '../../shared/move-entry.ts';
import { OptionRow } from './option-row.tsx';
import { type EntryErrors, type GroupDraft, type OptionDraft, toBlankOption } from './options-draft.ts';

const MAX_NAME = 60;

type GroupProps = {
  group: GroupDraft;
  /** The name by its position (`1번째 옵션 그룹`). */
  label: string;
  /** The name of one of its entries (`옵션`). */
  unit: string;
  place: number;
  isLast: boolean;
  /** The price of a new entry, won. */
  price: number | null;
  /** Units that are left, by the id of the option. */
  stocks: ReadonlyMap<number, number>;
  errors: EntryErrors;
  onChange: (group: GroupDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const GroupHead = ({ group, label, place, isLast, errors, onChange, onMove, onRemove }: GroupProps) => (
  <Flex gap={2} alignItems="flex-end" flexWrap="wrap">
    <Flex flex="1 1 12rem" flexDirection="column">
      <Field label="그룹 이름" required error={errors.get(group.key)?.name}>
        <TextInput
          value={group.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          placeholder="예: 색상"
          onChange={(name) => onChange({ ...group, name })}
        />
      </Field>
    </Flex>
    <Flex>
      <IconButton icon="arrow-up" label={`${label} 위로`} disabled={place === 0} onClick={() => onMove(place - 1)} />
      <IconButton icon="arrow-down" label={`${label} 아래로`} disabled={isLast} onClick={() => onMove(place + 1)} />
      <IconButton icon="trash" label={`${label} 빼기`} onClick={onRemove} />
    </Flex>
  </Flex>
);

type EntriesProps = Pick<GroupProps, 'unit' | 'stocks' | 'errors'> & {
  options: readonly OptionDraft[];
  onChange: (options: OptionDraft[]) => void;
};

const Entries = ({ options, unit, stocks, errors, onChange }: EntriesProps) => (
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
        onChange={(next) => onChange(options.map((other) => (other.key === option.key ? next : other)))}
        onMove={(to) => onChange(moveEntry(options, at, to))}
        onRemove={() => onChange(options.filter(({ key }) => key !== option.key))}
      />
    ))}
  </Stack>
);

/** One group with its options or additional items. */
export function GroupCard(props: GroupProps) {
  const { group, label, unit, price, stocks, errors, onChange } = props;
  const { options } = group;
  const setOptions = (next: OptionDraft[]): void => onChange({ ...group, options: next });
  return (
    <Card as="li" padding={{ base: 3, md: 4 }}>
      <Field label={label} hideLabel group>
        <Stack gap={3}>
          <GroupHead {...props} />
          {options.length > 0 ? (
            <Entries options={options} unit={unit} stocks={stocks} errors={errors} onChange={setOptions} />
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
      </Field>
    </Card>
  );
}
