import { listSlotEntries } from '@danji/contracts/releases/screen-table';
import type { Slots } from '@danji/shell-sdk';
import type { Section } from './staff-screen.ts';

/** Collects the slots of all domains: domains that fill the same slot are shown there in the order of the sections. */
export function collectSlots(sections: readonly Pick<Section, 'slots'>[]): Slots {
  const collected: Record<string, Slots[string]> = {};
  for (const { slots = {} } of sections)
    for (const [name, slot] of Object.entries(slots))
      collected[name] = [...(collected[name] ? listSlotEntries(collected[name]) : []), ...listSlotEntries(slot)];
  return collected;
}
