import type { SlotContext } from './remote-module.ts';
import { useShellServices, type SlotOutletProps } from './shell-services.ts';

const NOTHING: SlotContext = {};

/** A slot that remotes fill by name (FEDERATION §1). An empty slot shows nothing; a failing component shows its own panel. */
export function Slot({ context = NOTHING, ...props }: Omit<SlotOutletProps, 'context'> & { context?: SlotContext }) {
  const { SlotOutlet } = useShellServices();
  return <SlotOutlet context={context} {...props} />;
}
