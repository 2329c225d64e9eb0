/** The interface between the shell and remotes: the only one there is. */
export {
  readRemoteModule,
  type RemoteModule,
  type RemoteRoute,
  type SlotComponent,
  type SlotContext,
} from './remote-module.ts';
export { useScreenTitle } from './screen-title.ts';
export { defineRemote, toRoutes, type Screen, type Slots } from './define-remote.ts';
export { toAccountKind, useSession, type SessionView } from './use-session.ts';
export { useBottomSheet, useConfirm, useModal, useToast, type OverlayOpener } from './overlay-hooks.ts';
export { useBreakpoint, type BreakpointView } from './use-breakpoint.ts';
export { usePageTitle, useCurrentTitle, useTitleCount } from './page-title.ts';
export { useFrameWidth, useWideFrame } from './frame-width.ts';
export { useAddressSearch } from './address.ts';
export { useInstall, type InstallState, type InstallView } from './install.ts';
export { useShare, type ShareContent } from './share.ts';
export { useTotalResultCount, useReportResultCount } from './search-results.ts';
export { imagePort } from './image-port.ts';
export { useArticleDraft, type ArticleDraft } from './use-article-draft.ts';
export { useDraft, type Draft } from './use-draft.ts';
export { useSearchText, type SearchText } from './use-search-text.ts';
export { hasUnsavedWork, useUnsavedWork, type LeaveOutcome } from './unsaved-work.ts';
export { shellStore } from './shell-store.ts';
export { Slot } from './slot.tsx';
export { ScreenMatches, ScreenMatchRenderer } from './screen-matches.tsx';
export { QuickActions, QuickActionRenderer } from './quick-actions.tsx';
export { MountScope, useMountScope } from './mount-scope.ts';
export {
  clientStorage,
  remoteStorage,
  type AccountKind,
  type ReferrerType,
  type StoredUser,
} from './client-storage.ts';
export { ShellHost, type AddressSearchProps, type HostComponents, type ShellHostProps } from './shell-host.tsx';
export type {
  SelectedAddress,
  OverlayContent,
  OverlayOptions,
  ConfirmOptions,
  ShellServices,
  SlotOutletProps,
  ToastRequest,
} from './shell-services.ts';
