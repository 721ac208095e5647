import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'ui/Sheets/SearchBox',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: SearchBox,
} satisfies Meta<typeof SearchBox>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['md', 'lg'] as const} columns={['empty', 'filled'] as const} cellWidth={320}>
      {(size, column, mode) => (
        <SearchBox
          size={size}
          label={`Tìm ${mode} ${size} ${column}`}
          placeholder={common.sofasCeilingLamps}
          value={column === 'empty' ? '' : 'giường gỗ sồi'}
          onChange={() => undefined}
          onSubmit={() => undefined}
          clearLabel="Xóa"
          submitLabel={common.search}
        />
      )}
    </Sheet>
  ),
};
