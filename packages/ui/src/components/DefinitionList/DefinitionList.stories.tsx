import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'ui/Layout/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Kích thước', detail: '214 × 94 × 80 cm' },
      { term: 'Khung', detail: 'Gỗ sồi phơi khô tự nhiên, ghép mộng' },
      { term: 'Vải bọc', detail: 'Lanh 100%, tháo giặt được' },
      { term: 'Bảo hành', detail: '5 năm cho khung, 1 năm cho vải' },
      { term: 'Xuất xứ', detail: 'Bình Dương, Việt Nam' },
      { term: 'Khối lượng', detail: '58 kg' },
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
      { term: 'Tạm tính', detail: '25.800.000 đ' },
      { term: 'Giảm giá', detail: '−2.580.000 đ' },
      { term: 'Giao và lắp đặt', detail: 'Miễn phí' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <DefinitionList {...args} />
    </div>
  ),
};
