import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown.tsx';
import { PrintSheet } from './PrintSheet.tsx';

const lines = [
  ['Sofa ba chỗ Sương, vải lanh màu yến mạch', '1', '11.727.273', '11.727.273'],
  ['Ghế thư giãn Gió, khung gỗ sồi', '2', '4.227.273', '8.454.546'],
  ['Đèn mây Hạ', '1', '1.318.182', '1.318.182'],
] as const;

const Goods = ({ times = 1 }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">STT</th>
        <th scope="col">Hàng hóa</th>
        <th scope="col" data-number>
          SL
        </th>
        <th scope="col" data-number>
          Đơn giá
        </th>
        <th scope="col" data-number>
          Thành tiền
        </th>
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: times }, () => lines)
        .flat()
        .map(([name, quantity, price, sum], at) => (
          <tr key={at}>
            <td>{at + 1}</td>
            <td>{name}</td>
            <td data-number>{quantity}</td>
            <td data-number>{price}</td>
            <td data-number>{sum}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

const meta = {
  title: 'ui/Layout/PrintSheet',
  component: PrintSheet,
  tags: ['autodocs'],
  args: {
    logo: <Logo size={24} />,
    title: 'Hóa đơn giá trị gia tăng',
    facts: [
      { label: 'Số', value: '0000042' },
      { label: 'Ký hiệu', value: 'C26THI' },
      { label: 'Ngày', value: '06/03/2026' },
    ],
    parties: [
      {
        role: 'Người bán',
        name: 'Mộc Xưởng',
        lines: ['Mã số thuế 0312345678', '128 Quốc Hương, Thảo Điền, Thủ Đức'],
      },
      {
        role: 'Người mua',
        name: 'Nguyễn Thị Ưu Ái',
        lines: ['Căn 12A, chung cư Hiên Nắng', 'Phường An Phú, Thủ Đức, TP. Hồ Chí Minh'],
      },
    ],
    children: (
      <>
        <Goods />
        <PriceBreakdown
          caption="Cộng"
          captionHidden
          columns={{ label: 'Khoản', amount: 'Số tiền' }}
          sections={[
            {
              id: 's',
              lines: [
                { id: 'net', label: 'Tiền hàng chưa thuế', amount: '21.500.001 đ' },
                { id: 'vat', label: 'VAT 10%', amount: '2.149.999 đ' },
              ],
            },
          ]}
          total={{ label: 'Tổng thanh toán', amount: '23.650.000 đ' }}
        />
      </>
    ),
    notes: <p>Bằng chữ: hai mươi ba triệu sáu trăm năm mươi nghìn đồng.</p>,
    signatures: [
      { role: 'Người mua hàng', hint: 'Ký, ghi rõ họ tên' },
      { role: 'Người bán hàng', hint: 'Ký, đóng dấu' },
    ],
    footer: 'Tra cứu hóa đơn tại hien.example/tra-cuu với mã 8K2-44D.',
    toolbar: (
      <Button variant="primary">
        <Printer size={18} strokeWidth={1.75} aria-hidden />
        In
      </Button>
    ),
  },
  argTypes: {
    logo: { control: false },
    children: { control: false },
    notes: { control: false },
    toolbar: { control: false },
    facts: { control: false },
    parties: { control: false },
    signatures: { control: false },
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const VatInvoice: Story = {};
export const Order: Story = {
  args: {
    title: 'Đơn hàng DH-260306-0042',
    facts: [
      { label: 'Ngày đặt', value: '02/03/2026' },
      { label: 'Thanh toán', value: 'VNPay' },
    ],
    signatures: [],
  },
};
export const LongText: Story = {
  args: {
    title: 'Bảng dự toán chi phí thi công nội thất căn hộ hai phòng ngủ',
    parties: [
      {
        role: 'Nhà thầu',
        name: 'Công ty cổ phần Thiết kế và Thi công Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam',
        lines: ['Tầng trệt, tòa nhà Hoàng Anh Riverview, 37 Nguyễn Văn Hưởng nối dài, Thảo Điền'],
      },
      {
        role: 'Chủ nhà',
        name: 'Nguyễn Hoàng Bảo Ngọc Quỳnh Thư Ưu Ái',
        lines: ['Căn hộ 12A, tháp B, chung cư Hiên Nắng, Phường An Phú, Thành phố Thủ Đức'],
      },
    ],
  },
};
/** Printed, the head of the table stands on each page, no row is cut, and the signatures stay together. */
export const SeveralPages: Story = { args: { children: <Goods times={16} /> } };
