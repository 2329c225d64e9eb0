/**
 * The contributions of features to one of them, or to the platform: items of one type, each with a name. Points are
 * told apart by their own name.
 */
export type ContributionPoint<T> = { readonly name: string; readonly item?: T };

/** Declares a point: `export const searchProviders = defineContributionPoint<SearchProvider>('search providers')`. */
export const defineContributionPoint = <T>(name: string): ContributionPoint<T> => ({ name });

/** An item of a feature for a point. */
export type Contribution = { addTo(contributions: Contributions): void };

/** One contribution of a feature, for its `feature.ts`. */
export const contribute = <T>(point: ContributionPoint<T>, name: string, item: T): Contribution => ({
  addTo: (contributions) => contributions.add(point, name, item),
});

/** The contributions of all features; `platform.contributions`. */
export class Contributions {
  readonly #items = new Map<string, Map<string, unknown>>();

  /** The items of a point by name, in the order of the features. */
  of<T>(point: ContributionPoint<T>): Map<string, T> {
    const items = this.#items.get(point.name) ?? new Map<string, unknown>();
    this.#items.set(point.name, items);
    return items as Map<string, T>;
  }

  /** Adds an item. Throws when the point has one of that name already. */
  add<T>(point: ContributionPoint<T>, name: string, item: T): void {
    const items = this.of(point);
    if (items.has(name)) throw new Error(`'${name}' of ${point.name} is declared twice.`);
    items.set(name, item);
  }
}
