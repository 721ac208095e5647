import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'ui/Sheets/Select',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Select,
  args: { options: [] },
} satisfies Meta<typeof Select>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['md', 'lg'] as const}
      columns={['empty', 'chosen', 'invalid', 'disabled'] as const}
      cellWidth={200}
    >
      {(size, state) => (
        <Select
          aria-label={`${size} ${state}`}
          size={size}
          placeholder={words('Chọn tỉnh, thành', 'Province or city', '시·도 선택')}
          options={[{ value: 'hcm', label: 'Thành phố Hồ Chí Minh' }]}
          defaultValue={state === 'empty' ? '' : 'hcm'}
          aria-invalid={state === 'invalid' || undefined}
          disabled={state === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
