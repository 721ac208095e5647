import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './DefinitionList.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Layout/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: common.size, detail: '214 × 94 × 80 cm' },
      { term: 'Khung', detail: 'Gỗ sồi phơi khô tự nhiên, ghép mộng' },
      { term: 'Vải bọc', detail: 'Lanh 100%, tháo giặt được' },
      { term: 'Bảo hành', detail: '5 năm cho khung, 1 năm cho vải' },
      { term: 'Xuất xứ', detail: 'Bình Dương, Việt Nam' },
      { term: common.weight, detail: '58 kg' },
    ],
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['rows', 'columns', 'sum'] },
    items: { control: false },
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { look: 'columns' } };
export const Sum: Story = {
  args: {
    look: 'sum',
    items: [
      { term: common.subtotal, detail: dong(25_800_000) },
      { term: common.discount, detail: dong(-2_580_000) },
      { term: common.deliveryWithFitting, detail: common.free },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <DefinitionList {...args} />
    </div>
  ),
};
