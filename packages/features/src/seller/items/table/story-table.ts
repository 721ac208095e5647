import type { Category, ItemTableEntry } from '@hien/api';
import {
  type ItemSheetColumn,
  type SheetCategory,
  askedFacts,
  csvText,
  itemColumns,
  itemSheet,
} from '@hien/domain';
import type { StoryContext } from '@storybook/react-vite';

/** Categories as a table has them. */
export const sheetCategories = (categories: readonly Category[]): SheetCategory[] =>
  categories.map((category) => ({
    id: category.categoryId,
    name: { vi: category.name, en: category.nameEn, ko: category.nameKo },
    asks: askedFacts(category),
  }));

/** The shop's table: the first item dearer and renamed, one that is new, one of a category that is none. */
export function filledTable(
  entries: readonly ItemTableEntry[],
  categories: readonly Category[],
): string {
  const items = entries.slice(0, 6);
  const [heads = [], ...lines] = itemSheet(items, sheetCategories(categories), 'vi');
  const columns = itemColumns(heads.map(String));
  const at = (column: ItemSheetColumn) => columns?.get(column) ?? -1;
  const number = (line: readonly (string | number)[] | undefined) =>
    String(line?.[at('sku')] ?? '');
  const others = [...new Set(lines.map(number))];
  const fresh = lines
    .filter((line) => number(line) === others[1])
    .map((line, index) =>
      line.with(at('sku'), 'BANG-MOI-1').with(at('option_sku'), `BANG-MOI-1-${index}`),
    );
  const typed = lines.map((line, index) =>
    index === 0
      ? line.with(at('price'), 99_000_000).with(at('name_vi'), 'Sofa bản 2027')
      : number(line) === others[2] && line[at('categoryId')] !== ''
        ? line.with(at('categoryId'), 'Xe hơi')
        : line,
  );
  return csvText([heads, ...typed, ...fresh], ';');
}

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

export async function choose({ canvas, userEvent }: Stage, text: string, name = 'san-pham.csv') {
  await userEvent.upload(
    await canvas.findByLabelText(/^(Chọn tệp|Choose a file|파일을 선택)/),
    new File([text], name),
  );
}

export async function press({ canvas, userEvent }: Stage, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
