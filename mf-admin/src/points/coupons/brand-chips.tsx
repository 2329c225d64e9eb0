import { Chip } from '@danji/ui';

type BrandChipsProps = {
  chosen: string | undefined;
  /** The brands of the rows on the page. */
  brands: readonly string[];
  onChoose: (brand: string | undefined) => void;
};
const MAX_BRANDS = 8;

/** A filter by brand: the brands on the page, or the chosen one, which can be taken back. */
export function BrandChips({ chosen, brands, onChoose }: BrandChipsProps) {
  if (chosen !== undefined)
    return (
      <Chip selected removeLabel={`${chosen} 조건 지우기`} onRemove={() => onChoose(undefined)}>
        {chosen}
      </Chip>
    );
  return [...new Set(brands)].slice(0, MAX_BRANDS).map((brand) => (
    <Chip key={brand} onClick={() => onChoose(brand)}>
      {brand}
    </Chip>
  ));
}
