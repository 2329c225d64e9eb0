/** The public face of the design system, and the boundary at which shell and remotes share one copy. */
export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export { useColorMode, type ColorMode, type ColorModePreference, type ColorModeState } from './provider/color-mode.ts';
export { BREAKPOINT_PX, Z_INDEX, type ColorName, type Tone } from './tokens.ts';

export { Box, Card, Divider, Flex, Grid, HStack, Stack, VisuallyHidden, type BoxProps } from './layout/primitives.tsx';
export { Anchor, Heading, Text } from './layout/text.tsx';
export { Badge, Chip, type ChipProps } from './layout/badge.tsx';
export { Avatar, type AvatarProps } from './layout/avatar.tsx';
export { Icon, type IconProps } from './icons/icon.tsx';
export type { IconName } from './icons/icon-set.ts';

export { Button, IconButton, type ButtonProps, type ButtonSize, type ButtonVariant, type IconButtonProps } from './actions/button.tsx';

export { Field, type FieldProps } from './forms/field.tsx';
export { PasswordInput, SearchInput, TextInput, type SearchInputProps, type TextInputProps } from './forms/text-input.tsx';

export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { CardSkeleton, ListSkeleton, Skeleton, TableSkeleton, type SkeletonGroupProps } from './feedback/skeleton.tsx';
export { EmptyState, FailedState, type EmptyStateProps, type FailedStateProps } from './feedback/states.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { dismissToast, toast, type ToastOptions, type ToastTone } from './feedback/toast-store.ts';
export { Toaster } from './feedback/toaster.tsx';

export { Modal, type ModalProps } from './overlays/modal.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
