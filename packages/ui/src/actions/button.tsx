import { cloneElement, isValidElement, type MouseEvent, type ReactNode, type Ref } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { buttonRecipe } from './button-recipe.ts';

const ButtonBase = chakra('button', buttonRecipe);
const Label = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0 },
  variants: { hidden: { true: { visibility: 'hidden' } } },
});
const Centre = chakra('span', { base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } });

export type ButtonVariant = 'solid' | 'subtle' | 'outline' | 'ghost' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends HTMLChakraProps<'button'> {
  /**
   * Default solid, with one solid button per screen. `danger` is for destructive actions, whose label names the object.
   */
  variant?: ButtonVariant | undefined;
  /**
   * Default md (44 px); sm is 36 px for dense tables and grows to 44 px on touch screens; lg (52 px) for the end of a
   * form.
   */
  size?: ButtonSize | undefined;
  /** The work is in progress: a spinner replaces the label, clicks do nothing, and the focus stays. */
  loading?: boolean | undefined;
  /** Announced while loading, default 처리 중. */
  loadingLabel?: string | undefined;
  fullWidth?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode;
}

type ContentProps = Pick<ButtonProps, 'icon' | 'iconAfter' | 'children'>;

const Content = ({ icon, iconAfter, children }: ContentProps) => (
  <>
    {icon ? <Icon name={icon} /> : null}
    {children}
    {iconAfter ? <Icon name={iconAfter} /> : null}
  </>
);

/** The element that a button looks like (`asChild`), with the icons inside it. */
function withIcons({ icon, iconAfter, children }: ContentProps): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(children) || (!icon && !iconAfter)) return children;
  return cloneElement(
    children,
    undefined,
    <Label>
      <Content icon={icon} iconAfter={iconAfter}>
        {children.props.children}
      </Content>
    </Label>,
  );
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button; its text is a verb (`저장`). Default type is `button`.
 * For a link that looks like a button: `<Button asChild><Link to="…">…</Link></Button>`.
 */
export function Button({
  loading = false,
  loadingLabel = '처리 중',
  icon,
  iconAfter,
  children,
  asChild,
  ...rest
}: ButtonProps) {
  if (asChild)
    return (
      <ButtonBase asChild {...rest}>
        {withIcons({ icon, iconAfter, children })}
      </ButtonBase>
    );
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {};
  return (
    <ButtonBase type="button" {...rest} {...busy}>
      <Label hidden={loading}>
        <Content icon={icon} iconAfter={iconAfter}>
          {children}
        </Content>
      </Label>
      {loading ? (
        <Centre>
          <Spinner size="sm" label={loadingLabel} />
        </Centre>
      ) : null}
    </ButtonBase>
  );
}

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  icon: IconName;
  /** The label for assistive technology, which the browser also shows as a tooltip. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** A small number over the corner, for instance unread notifications; above 99 it reads 99+. */
  count?: number | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    right: '1px',
    minWidth: '1.25rem',
    height: '1.25rem',
    paddingInline: '0.25rem',
    borderRadius: 'full',
    bg: 'danger.solid',
    color: 'danger.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A square button with only an icon, for actions everybody knows. Default variant ghost. */
export function IconButton({ icon, label, variant = 'ghost', size, count, ...rest }: IconButtonProps) {
  // With a count the accessible name is the text inside, so that it matches the visible text.
  const naming = count ? {} : { 'aria-label': label };
  return (
    <ButtonBase
      type="button"
      variant={variant}
      shape="square"
      {...naming}
      title={label}
      {...(size ? { size } : {})}
      {...rest}
    >
      <Icon name={icon} />
      {count ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      {count ? <Count>{count > 99 ? '99+' : count}</Count> : null}
    </ButtonBase>
  );
}
