import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
          legend={common.delivery}
          layout={layout}
          value={state === 'rest' || state === 'error' ? null : 'home'}
          onChange={() => {}}
          error={
            state === 'error'
              ? words('Chọn một cách.', 'Choose one.', '하나를 골라 주세요.')
              : undefined
          }
          disabled={state === 'disabled'}
        >
          <Radio value="home" hint={layout === 'cards' ? common.threeToFiveDays : undefined}>
            {words('Tận nhà', 'To the door', '집 앞까지')}
          </Radio>
          <Radio value="store">
            {words('Nhận tại kho', 'Collect at the store', '창고에서 받기')}
          </Radio>
        </RadioGroup>
      )}
    </Sheet>
  ),
};
