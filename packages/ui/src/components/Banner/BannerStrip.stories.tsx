import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { LinkBase } from '../Link/LinkBase.tsx';
import { BannerStrip } from './BannerStrip.tsx';

const meta = {
  title: 'ui/Media/BannerStrip',
  component: BannerStrip,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Thông báo',
    children: 'Giao và lắp miễn phí cho đơn từ 5.000.000 đ đến hết 15/3.',
    action: <LinkBase href={nowhere}>{common.details}</LinkBase>,
    dismiss: { label: 'Ẩn thông báo', onDismiss: () => undefined },
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['house', 'sale', 'caution', 'quiet'] },
    children: { control: 'text' },
    action: { control: false },
    icon: { control: false },
  },
} satisfies Meta<typeof BannerStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const House: Story = { args: { icon: <Truck size={18} strokeWidth={1.75} /> } };
export const Sale: Story = { args: { tone: 'sale', children: 'Còn 5 giờ: gỗ sồi giảm 25%.' } };
export const Maintenance: Story = {
  args: {
    tone: 'caution',
    children: 'Thanh toán tạm ngừng từ 01:00 đến 03:00 đêm nay để bảo trì.',
    action: undefined,
    dismiss: undefined,
  },
};
export const LongText: Story = {
  args: {
    tone: 'quiet',
    children:
      'Từ 10/3, đơn giao ngoài bán kính 20 km từ kho của người bán có thể đến chậm một đến hai ngày vì cầu Rạch Chiếc sửa chữa; chúng tôi báo lại giờ giao mới cho từng đơn.',
    action: <LinkBase href={nowhere}>Xem các quận, huyện bị ảnh hưởng</LinkBase>,
  },
};
