import type { ShopItem } from '@hien/api';
import { Picture } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { salesStatus } from '../../shared/status/sale-status.ts';
import { type Selection, selectionOf } from '../parts/selection.ts';
import { type Cell, shownIn, stockCell, storedIn } from './grid-edits.ts';
import { gridKeys } from './grid-keys.ts';
import { type Column, GridCell } from './GridCell.tsx';
import { ItemFold } from './ItemFold.tsx';
import { SelectedSale } from './SelectedSale.tsx';
import type { useGridEdits } from './useGridEdits.ts';
import * as s from './items.css.ts';

export type Grid = ReturnType<typeof useGridEdits>;

export const keyOf = ({ id }: ShopItem): string => String(id);
const nameOf = ({ name }: ShopItem): string => name;

interface ItemTableProps {
  rows: readonly ShopItem[];
  refetching: boolean;
  grid: Grid;
  selection: Selection<ShopItem>;
  unfolded: readonly string[];
  onUnfold: (keys: readonly string[]) => void;
}

/** Items as a grid: prices, stock and days to prepare are typed over in place, options unfold, ticks and typing outlive the page. */
export function ItemTable({
  rows,
  refetching,
  grid,
  selection,
  unfolded,
  onUnfold,
}: ItemTableProps) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const rowOf = (id: number) => rows.find((row) => row.id === id);
  const keys = gridKeys({
    onReset: ({ itemId, cell }) => {
      const item = rowOf(itemId);
      const base = grid.edits[itemId]?.item ?? item;
      if (item !== undefined && base !== undefined)
        grid.type([{ item, cell: cell as Cell, value: storedIn(base, cell as Cell) }]);
    },
    onSave: () => document.getElementById('save-items')?.click(),
    onPaste: (values) =>
      grid.type(
        values.flatMap(({ at, value }) => {
          const item = rowOf(at.itemId);
          return item === undefined ? [] : [{ item, cell: at.cell as Cell, value }];
        }),
      ),
  });
  const ticks = selectionOf(selection, rows, keyOf);
  const columns = useColumns(grid);
  return (
    <div role="presentation" {...keys}>
      <DataTable<ShopItem>
        label={text('seller.items')}
        labels={labels}
        language={language}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        status={refetching ? 'refetching' : 'ready'}
        maxHeight="none"
        expanded={(item) => <ItemFold item={item} grid={grid} />}
        state={{ ...ticks.state, expanded: unfolded }}
        selectedElsewhere={ticks.selectedElsewhere}
        onStateChange={(change) => {
          ticks.onStateChange(change);
          if (change.expanded !== undefined) onUnfold(change.expanded);
        }}
        bulkActions={(_, clear) => <SelectedSale items={selection.rows} onDone={clear} />}
      />
      <p className={s.keys}>{text('seller.items.keys')}</p>
    </div>
  );
}

function useColumns(grid: Grid): readonly TableColumn<ShopItem>[] {
  const text = useText();
  const format = useFormat();
  const editable = (item: ShopItem, cell: Cell, column: Column) => (
    <GridCell
      item={item}
      edit={grid.edits[item.id]}
      cell={cell}
      column={column}
      label={text('seller.items.cell', {
        column: text(`seller.items.column.${column}`),
        item: item.name,
      })}
      onType={(value) => grid.type([{ item, cell, value }])}
    />
  );
  return [
    {
      id: 'thing',
      header: text('seller.items.column.thing'),
      always: true,
      onCard: 'title',
      cell: ({ name, sku, picture, soldCount }) => (
        <span className={s.thing}>
          <Picture className={s.picture} picture={picture} ratio="1:1" sizes="56px" alt="" />
          <span className={s.words}>
            <span className={s.name}>{name}</span>
            <span className={s.small}>
              {text('seller.items.sold', { sku, count: format.integer(soldCount) })}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text('seller.items.column.state'),
      width: '8rem',
      cell: ({ state }) => <CodeBadge status={salesStatus} code={state} />,
    },
    {
      id: 'price',
      header: text('seller.items.column.price'),
      width: '9rem',
      align: 'end',
      always: true,
      cell: (item) => editable(item, 'price', 'price'),
    },
    {
      id: 'discount',
      header: text('seller.items.column.discount'),
      width: '8.5rem',
      align: 'end',
      cell: (item) => (
        <span className={s.cell}>
          {editable(item, 'discount', 'discount')}
          <Pays item={item} grid={grid} />
          <Promoted item={item} />
        </span>
      ),
    },
    {
      id: 'stock',
      header: text('seller.items.column.stock'),
      width: '5.5rem',
      align: 'end',
      always: true,
      cell: (item) => {
        const [only, ...more] = item.options;
        if (only !== undefined && more.length === 0)
          return editable(item, stockCell(only.id), 'stock');
        const edit = grid.edits[item.id];
        const sum = item.options.reduce(
          (all, { id }) => all + (shownIn(item, edit, stockCell(id)) ?? 0),
          0,
        );
        return (
          <span className={s.words}>
            <span className={s.sum}>{format.integer(sum)}</span>
            <span className={s.small}>
              {text('seller.items.options', { count: item.options.length })}
            </span>
          </span>
        );
      },
    },
    {
      id: 'preparation',
      header: text('seller.items.column.preparation'),
      width: '5.5rem',
      align: 'end',
      cell: (item) => editable(item, 'preparationDays', 'preparation'),
    },
  ];
}

/** What buyers pay with the numbers as they are typed. */
function Pays({ item, grid }: { item: ShopItem; grid: Grid }) {
  const text = useText();
  const { vnd } = useFormat();
  const edit = grid.edits[item.id];
  const price = shownIn(item, edit, 'price');
  const discount = shownIn(item, edit, 'discount');
  if (price === null || discount === null || discount === 0 || discount >= price) return null;
  return (
    <span className={s.small}>{text('seller.items.pays', { price: vnd(price - discount) })}</span>
  );
}

/** What buyers pay meanwhile: the cells above are the shop's own, which come back when the promotion ends. */
function Promoted({ item: { promoted } }: { item: ShopItem }) {
  const text = useText();
  const { vnd, date } = useFormat();
  return promoted === null ? null : (
    <span className={s.small}>
      {text('seller.items.promoted', {
        price: vnd(promoted.price),
        date: date(`${promoted.until}T00:00:00+07:00`, 'date'),
      })}
    </span>
  );
}
