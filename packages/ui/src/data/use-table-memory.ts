import { useState } from 'react';
import type { TableDensity } from './table-types.ts';

interface Memory {
  hiddenColumns: readonly string[];
  density: TableDensity;
}

const NOTHING: Memory = { hiddenColumns: [], density: 'comfortable' };

/**
 * Returns the stored settings, or defaults: storage may be unavailable (private windows) or hold data of an older
 * release.
 */
function readMemory(key: string): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Memory, unknown>> | null;
    const hidden = Array.isArray(stored?.hiddenColumns)
      ? stored.hiddenColumns.filter((name) => typeof name === 'string')
      : [];
    return { hiddenColumns: hidden, density: stored?.density === 'compact' ? 'compact' : 'comfortable' };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return NOTHING;
    throw error;
  }
}

function writeMemory(key: string, memory: Memory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch (error) {
    // Storage is full or unavailable, so the choice lasts as long as the page.
    if (!(error instanceof DOMException)) throw error;
  }
}

export interface TableMemory extends Memory {
  onHiddenColumns: (keys: readonly string[]) => void;
  onDensity: (density: TableDensity) => void;
}

/** Stores the user's view of one table on this device: `<DataTable {...useTableMemory('admin.users')} … />`. */
export function useTableMemory(storageKey: string): TableMemory {
  const key = `table:${storageKey}`;
  const [memory, setMemory] = useState(() => readMemory(key));
  const store = (change: Partial<Memory>): void => {
    const next = { ...memory, ...change };
    setMemory(next);
    writeMemory(key, next);
  };
  return {
    ...memory,
    onHiddenColumns: (hiddenColumns) => store({ hiddenColumns }),
    onDensity: (density) => store({ density }),
  };
}
