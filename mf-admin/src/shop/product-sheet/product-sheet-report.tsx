import type { ProductSheetLine } from '@danji/contracts/shop/product-sheet';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Stack, type TableColumn, Text } from '@danji/ui';
import { exportColumns, LineReport, type LineResult, toStateName } from '../../shared/line-report.tsx';
import { useApplying } from './use-applying.ts';

const ACTION = '적용';

const EXPORTED = exportColumns<ProductSheetLine>([
  { header: '상품 코드', exportValue: ({ line }) => line.code },
  { header: '결과', exportValue: ({ state }) => toStateName(state, ACTION) },
]);

const Subject = ({ line: { product_id, code, name } }: { line: ProductSheetLine }) => (
  <>
    {product_id === null ? (
      <Text as="span" overflowWrap="anywhere">{`${name || '-'} (새 상품)`}</Text>
    ) : (
      <Anchor asChild overflowWrap="anywhere">
        <Link to={webPaths.adminProduct(product_id)}>{name}</Link>
      </Anchor>
    )}
    <Text as="span" display="block" size="sm" tone="subtle" overflowWrap="anywhere">
      {code || '코드 없음'}
    </Text>
  </>
);

const Changes = ({ line: { changes } }: { line: ProductSheetLine }) =>
  changes.length === 0 ? (
    '-'
  ) : (
    <Stack as="ul" gap={1} listStyleType="none">
      {changes.map(({ column, before, after }) => (
        <Text as="li" key={column} size="sm" overflowWrap="anywhere">
          {before === null ? `${column}: ${after}` : `${column}: ${before} → ${after}`}
        </Text>
      ))}
    </Stack>
  );

const COLUMNS: readonly TableColumn<LineResult<ProductSheetLine>>[] = [
  { key: 'product', header: '상품', cell: ({ line }) => <Subject line={line} /> },
  { key: 'changes', header: '바뀌는 내용', cell: ({ line }) => <Changes line={line} /> },
];

/** Shows what each line changes, those to mend first; the others are applied here. */
export function ProductSheetReport({ lines, onOther }: { lines: readonly ProductSheetLine[]; onOther: () => void }) {
  const applying = useApplying(lines);
  return (
    <LineReport
      lines={applying}
      label="상품 줄"
      progressLabel="상품을 적용하는 중"
      action={ACTION}
      advice={{
        wrong: '고칠 줄은 빼고 적용해요. 고친 뒤 다시 올려 주세요.',
        right: '적용을 누르기 전에는 아무것도 바뀌지 않아요.',
      }}
      columns={COLUMNS}
      exported={{ name: '상품 적용 결과', columns: EXPORTED, rows: applying.results }}
      onOther={onOther}
    />
  );
}
