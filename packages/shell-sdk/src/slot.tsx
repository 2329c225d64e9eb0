import type { SlotContext } from './remote-module.ts';
import { useShellServices } from './shell-services.ts';

const NOTHING: SlotContext = {};

/** A slot that remotes fill by name (FEDERATION §1). An empty slot shows nothing; a failing component shows its own panel. */
export function Slot({ name, context = NOTHING }: { name: string; context?: SlotContext }) {
  const { SlotOutlet } = useShellServices();
  return <SlotOutlet name={name} context={context} />;
}
