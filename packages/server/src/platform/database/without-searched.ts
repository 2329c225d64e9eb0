import type { KyselyPlugin } from 'kysely';

const isSearched = (column: string): boolean => column.startsWith('searched');

/**
 * Leaves the texts of searches (`Searched`) out of what statements return, `selectAll` and `returningAll` included: they
 * repeat contact data, and only conditions need them.
 */
export const withoutSearched: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (!Object.keys(result.rows[0] ?? {}).some(isSearched)) return result;
    const rows = result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !isSearched(column))),
    );
    return { ...result, rows };
  },
};
