import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'ui/Sheets/RadioGroup',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: RadioGroup,
  args: { legend: '', value: null, onChange: () => {} },
} satisfies Meta<typeof RadioGroup>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['stack', 'inline', 'cards'] as const}
      columns={['rest', 'chosen', 'error', 'disabled'] as const}
      cellWidth={280}
    >
      {(layout, state) => (
        <RadioGroup
          legend="Giao hàng"
          layout={layout}
          value={state === 'rest' || state === 'error' ? null : 'home'}
          onChange={() => {}}
          error={state === 'error' ? 'Chọn một cách.' : undefined}
          disabled={state === 'disabled'}
        >
          <Radio value="home" hint={layout === 'cards' ? '3–5 ngày' : undefined}>
            Tận nhà
          </Radio>
          <Radio value="store">Nhận tại kho</Radio>
        </RadioGroup>
      )}
    </Sheet>
  ),
};
