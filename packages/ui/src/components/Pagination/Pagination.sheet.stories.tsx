import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'ui/Sheets/Pagination',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Pagination,
} satisfies Meta<typeof Pagination>;

export default meta;

const totals = { 'of 2': 2, 'of 7': 7, 'of 24': 24 };

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['of 2', 'of 7', 'of 24'] as const}
      columns={['first', 'middle', 'last'] as const}
      cellWidth={560}
    >
      {(row, column, mode) => {
        const total = totals[row];
        const page = column === 'first' ? 1 : column === 'last' ? total : Math.ceil(total / 2);
        return (
          <Pagination
            page={page}
            totalPages={total}
            href={(to) => `#${to}`}
            label={`${mode} ${row} ${column}`}
            previousLabel={common.previous}
            nextLabel={common.next}
            pageLabel={(to) => `Trang ${to}`}
            status={words(
              `Trang ${page} / ${total}`,
              `Page ${page} / ${total}`,
              `${page} / ${total} 페이지`,
            )}
          />
        );
      }}
    </Sheet>
  ),
};
