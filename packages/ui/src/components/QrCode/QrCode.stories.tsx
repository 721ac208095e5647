import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'ui/Media/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: {
    value: 'https://hien.example/vi/order/order-detail/42',
    label: 'Mã QR mở đơn DH-260306-0042',
    fallback: 'Nội dung này quá dài cho một mã QR.',
  },
  argTypes: { caption: { control: 'text' }, fallback: { control: 'text' } },
  play: async () => {
    await screen.findByRole('img');
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const BankTransfer: Story = {
  args: {
    value:
      '00020101021238570010A00000072701270006970436011301234567890120208QRIBFTTA53037045408246000005802VN62180814DH26030600426304A1B2',
    label: 'Mã VietQR chuyển 24.600.000 đ cho Hiên, nội dung DH2603060042',
    size: 240,
    caption: 'Mở ứng dụng ngân hàng và quét. Số tiền và nội dung đã điền sẵn.',
  },
};
/** With a way to keep the code, for a phone that both shows it and pays. */
export const Savable: Story = {
  args: {
    ...BankTransfer.args,
    save: { label: 'Lưu ảnh mã QR', fileName: 'VietQR-DH2603060042' },
  },
};
export const TooLong: Story = {
  args: { value: 'Hiên '.repeat(800) },
  play: async () => {
    await screen.findByText(/quá dài/);
  },
};
export const LongText: Story = {
  args: {
    caption:
      'Quét mã này bằng máy ảnh của điện thoại để mở đúng trang của đơn hàng trên điện thoại và theo dõi từng bước giao hàng mà không cần đăng nhập lại.',
  },
};
