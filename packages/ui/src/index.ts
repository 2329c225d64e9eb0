/** The public API of the design system. Shell and remotes share one copy of this module. */
export { UiProvider } from './provider/ui-provider.tsx';
export { lazyComponent } from './lazy-component.tsx';
export { useColorMode, type ColorMode, type ColorModePreference } from './provider/color-mode.ts';
export { useHydrated } from './provider/use-hydrated.ts';
export { BREAKPOINT_PX, Z_INDEX, type Tone } from './tokens.ts';

export {
  Box,
  Card,
  Divider,
  Flex,
  Grid,
  HStack,
  Stack,
  upToColumns,
  VisuallyHidden,
  type BoxProps,
} from './layout/primitives.tsx';
export { LinkedText, LinkedWordContext, type LinkedWord } from './feedback/linked-text.tsx';
export { Anchor, Heading, Text } from './layout/text.tsx';
export { FIRST_CHILD, RichContent } from './layout/rich-content.tsx';
export { Badge, Chip } from './layout/badge.tsx';
export { SIDE_FADE } from './layout/side-fade.ts';
export { ShortPrice } from './layout/short-price.tsx';
export { Avatar } from './layout/avatar.tsx';
export { Icon } from './icons/icon.tsx';
export { toIconName, type IconName } from './icons/icon-set.ts';

export { Button, IconButton, type ButtonVariant } from './actions/button.tsx';
export { ShareButton } from './actions/share-button.tsx';
export { Menu } from './actions/menu.tsx';
export type { MenuItem } from './actions/menu-list.tsx';

export { Field } from './forms/field.tsx';
export { TextInput } from './forms/text-input.tsx';
export { PasswordInput } from './forms/password-input.tsx';
export { SearchInput } from './forms/search-input.tsx';
export { Textarea } from './forms/textarea.tsx';
export { MentionTextarea } from './forms/mention/mention-textarea.tsx';
export type { MentionOption } from './forms/mention/mention-list.tsx';
export { Select, type Option } from './forms/select.tsx';
export { Checkbox } from './forms/checkbox.tsx';
export { RadioGroup } from './forms/radio-group.tsx';
export { Switch } from './forms/switch.tsx';
export { BusinessNoInput, TelInput } from './forms/hyphen-inputs.tsx';
export { AddressInput, type AddressInputProps, type FoundAddress, type PostalAddress } from './forms/address-input.tsx';
export { MoneyInput } from './forms/money-input.tsx';
export { NumberInput, type NumberInputProps } from './forms/number-input.tsx';
export { DateInput, type DateInputProps } from './forms/date/date-input.tsx';
export { DateRangeInput } from './forms/date/date-range-input.tsx';
export type { DateRangeInputProps } from './forms/date/date-range-body.tsx';
export { recentDays, type DayRange } from './forms/date/day-range.ts';
export { FileDrop } from './forms/files/file-drop.tsx';
export type { DroppedFile } from './forms/files/file-line.tsx';
export { useUploads } from './forms/files/use-uploads.ts';
export { AttachmentsField } from './forms/files/attachments-field.tsx';
export { useAttachments } from './forms/files/use-attachments.ts';
export { AttachedFiles } from './forms/files/attached-files.tsx';
export type { SendFile, Upload } from './forms/files/upload-queue.ts';
export { useErrorFocus } from './forms/use-error-focus.ts';
export { Steps } from './forms/steps/steps.tsx';
export { StepForm } from './forms/steps/step-form.tsx';
export type { FormStep, StepErrors } from './forms/steps/step-form-types.ts';

export { Spinner } from './feedback/spinner.tsx';
export { CardSkeleton, ListSkeleton, Skeleton } from './feedback/skeleton.tsx';
export { TableSkeleton } from './feedback/table-skeleton.tsx';
export { EmptyState, FailedState, type EmptyStateProps } from './feedback/states.tsx';
export { Alert } from './feedback/alert.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { dismissToast, toast, type ToastOptions } from './feedback/toast-store.ts';
export { Toaster } from './feedback/toaster.tsx';

export { Modal, type ModalProps } from './overlays/modal.tsx';
export { openLayers } from './overlays/open-layers.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { PageDrop } from './overlays/page-drop.tsx';
export { BottomSheet, type BottomSheetProps } from './overlays/bottom-sheet.tsx';

export { DataTable } from './data/data-table.tsx';
export type {
  ColumnFilter,
  DataTableProps,
  ExportValue,
  RowKey,
  TableColumn,
  TableDensity,
  TableSort,
} from './data/table-types.ts';
export { ExportButton } from './data/export-button.tsx';
export { saveBlob } from './data/export/save-blob.ts';
export { collectPages, type ExportTask } from './data/export/collect-pages.ts';
export { ResultSection } from './data/result-section.tsx';
export { useTableMemory } from './data/use-table-memory.ts';
export { BarChart, LineChart, RadarChart, Timeline } from './charts/charts.tsx';
export type { TimelineItem } from './charts/chart-types.ts';
export { Pagination, type PaginationProps } from './data/pagination.tsx';
export { Tabs, type TabItem } from './data/tabs.tsx';
export { DescriptionList } from './data/description-list.tsx';
export { QrCode } from './data/qr-code.tsx';
export { Accordion, type AccordionItem } from './data/accordion.tsx';

export { Popover, type PopoverProps } from './pickers/popover.tsx';
export { CascadePicker } from './pickers/cascade-picker.tsx';
export type { CascadePickerProps } from './pickers/cascade/cascade-body.tsx';
export type { CascadeNode } from './pickers/cascade/cascade-rules.ts';
export { Rating, RatingInput } from './pickers/rating.tsx';
