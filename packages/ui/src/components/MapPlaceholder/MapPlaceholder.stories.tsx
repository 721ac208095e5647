import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import { common } from '../../testing/languages/common.ts';

const labels = {
  copy: 'Sao chép địa chỉ',
  copied: common.copied,
  failed: 'Không sao chép được. Hãy tự sao chép ở đây:',
  byHand: common.address,
};

const meta = {
  title: 'ui/Media/MapPlaceholder',
  component: MapPlaceholder,
  tags: ['autodocs'],
  args: {
    name: 'Mộc Xưởng, phòng trưng bày',
    lines: ['128 Quốc Hương, Phường Thảo Điền', 'Thành phố Thủ Đức, TP. Hồ Chí Minh'],
    note: 'Mở cửa 9:00–19:00, nghỉ Thứ Hai',
    actions: (
      <>
        <CopyButton value="128 Quốc Hương, Thảo Điền, Thủ Đức" labels={labels} />
        <ButtonLink size="sm" href="https://maps.example/128-quoc-huong">
          {common.directions}
        </ButtonLink>
      </>
    ),
  },
  argTypes: { actions: { control: false }, note: { control: 'text' } },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <MapPlaceholder {...args} />
    </div>
  ),
} satisfies Meta<typeof MapPlaceholder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Showroom: Story = {};
export const AddressOnly: Story = {
  args: { name: undefined, note: undefined, actions: undefined },
};
export const LongText: Story = {
  args: {
    name: 'Công ty cổ phần Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam, chi nhánh Thủ Đức',
    lines: [
      'Tầng trệt, tòa nhà Hoàng Anh Riverview, số 37 đường Nguyễn Văn Hưởng nối dài',
      'Phường Thảo Điền, Thành phố Thủ Đức, Thành phố Hồ Chí Minh',
    ],
    note: 'Xe tải trên 2,5 tấn không vào được đường này từ 6:00 đến 9:00 và từ 16:00 đến 20:00.',
  },
};
