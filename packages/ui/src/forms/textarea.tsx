import type { Ref } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { controlRecipe } from './control-recipe.ts';
import { useControl } from './field-context.ts';
import { formatCount } from './number-rules.ts';

const Area = chakra('textarea', controlRecipe);
const Count = chakra('span', {
  base: { alignSelf: 'flex-end', fontSize: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  variants: { full: { true: { color: 'danger.fg', fontWeight: 'semibold' } } },
});
const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 } });

export interface TextareaProps extends Omit<
  HTMLChakraProps<'textarea'>,
  'onChange' | 'value' | 'defaultValue' | 'size'
> {
  value: string;
  onChange: (value: string) => void;
  /** Default 4. The user may make it taller. */
  rows?: number | undefined;
  /** Shows `12/500` under the text. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text, with the count of characters where there is a limit. */
export function Textarea({ value, onChange, rows = 4, maxLength, ...rest }: TextareaProps) {
  const wiring = useControl(rest);
  return (
    <Frame>
      <Area
        css={{ paddingBlock: 3, lineHeight: '1.5', resize: 'vertical' }}
        {...rest}
        {...wiring}
        rows={rows}
        {...(maxLength === undefined ? {} : { maxLength })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {maxLength === undefined ? null : (
        <Count
          aria-hidden
          full={value.length >= maxLength}
        >{`${formatCount(value.length)}/${formatCount(maxLength)}`}</Count>
      )}
    </Frame>
  );
}
