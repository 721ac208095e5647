import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { TagInput } from './TagInput.tsx';
import shown from './TagInput.stories.tsx';

const meta = {
  title: 'ui/Sheets/TagInput',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: TagInput,
  args: shown.args,
} satisfies Meta<typeof TagInput>;

export default meta;

const tags = ['cănhộ72m2', 'japandi', 'bếpmở', 'ÁnhSángTựNhiênỄỮẶ'];

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['empty', 'some', 'full'] as const}
      columns={['rest', 'invalid', 'disabled'] as const}
      cellWidth={290}
    >
      {(row, column, mode) => (
        <TagInput
          {...args}
          aria-label={`${row} ${column}`}
          texts={{ ...args.texts, list: `${args.texts.list} ${row} ${column} ${mode}` }}
          value={row === 'empty' ? [] : tags}
          max={row === 'full' ? 4 : 10}
          aria-invalid={column === 'invalid'}
          disabled={column === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
