import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { day, dong, number, words } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';

const lines = [
  [common.suongSofaInLinen, '1', number(11_727_273), number(11_727_273)],
  [common.gioLoungeChairOfOak, '2', number(4_227_273), number(8_454_546)],
  [common.haRattanLamp, '1', number(1_318_182), number(1_318_182)],
] as const;

const Goods = ({ times = 1 }) => (
  <InLanguage>
    <table>
      <thead>
        <tr>
          <th scope="col">{words('STT', 'No.', '번호')}</th>
          <th scope="col">{words('Hàng hóa', 'Goods', '상품')}</th>
          <th scope="col" data-number>
            {words('SL', 'Qty', '수량')}
          </th>
          <th scope="col" data-number>
            {words('Đơn giá', 'Unit price', '단가')}
          </th>
          <th scope="col" data-number>
            {words('Thành tiền', 'Amount', '금액')}
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
  </InLanguage>
);

const meta = {
  title: 'ui/Layout/PrintSheet',
  component: PrintSheet,
  tags: ['autodocs'],
  args: {
    logo: <Logo size={24} />,
    title: words('Hóa đơn giá trị gia tăng', 'VAT invoice', '부가가치세 계산서'),
    facts: [
      { label: words('Số', 'No.', '번호'), value: '0000042' },
      { label: words('Ký hiệu', 'Series', '기호'), value: 'C26THI' },
      { label: words('Ngày', 'Date', '날짜'), value: day('2026-03-06') },
    ],
    parties: [
      {
        role: words('Người bán', 'Seller', '판매자'),
        name: 'Mộc Xưởng',
        lines: [
          words('Mã số thuế 0312345678', 'Tax code 0312345678', '세금 코드 0312345678'),
          '128 Quốc Hương, Thảo Điền, Thủ Đức',
        ],
      },
      {
        role: common.buyer,
        name: 'Nguyễn Thị Ưu Ái',
        lines: ['Căn 12A, chung cư Hiên Nắng', 'Phường An Phú, Thủ Đức, TP. Hồ Chí Minh'],
      },
    ],
    children: (
      <>
        <Goods />
        <PriceBreakdown
          caption={words('Cộng', 'Sum', '합계')}
          captionHidden
          columns={{ label: common.item, amount: common.amount }}
          sections={[
            {
              id: 's',
              lines: [
                {
                  id: 'net',
                  label: words('Tiền hàng chưa thuế', 'Goods before tax', '세전 상품 금액'),
                  amount: dong(21_500_001),
                },
                {
                  id: 'vat',
                  label: words('VAT 10%', 'VAT 10%', '부가세 10%'),
                  amount: dong(2_149_999),
                },
              ],
            },
          ]}
          total={{ label: common.totalToPay, amount: dong(23_650_000) }}
        />
      </>
    ),
    notes: (
      <p>
        {words(
          'Bằng chữ: hai mươi ba triệu sáu trăm năm mươi nghìn đồng.',
          'In words: twenty-three million six hundred and fifty thousand đồng.',
          '금액(문자): 이천삼백육십오만 동.',
        )}
      </p>
    ),
    signatures: [
      {
        role: words('Người mua hàng', 'Buyer', '구매자'),
        hint: words('Ký, ghi rõ họ tên', 'Signature and name', '서명·성명'),
      },
      {
        role: words('Người bán hàng', 'Seller', '판매자'),
        hint: words('Ký, đóng dấu', 'Signature and seal', '서명·날인'),
      },
    ],
    footer: words(
      'Tra cứu hóa đơn tại hien.example/tra-cuu với mã 8K2-44D.',
      'Look the invoice up at hien.example/tra-cuu by 8K2-44D.',
      'hien.example/tra-cuu에서 코드 8K2-44D로 계산서를 조회하세요.',
    ),
    toolbar: (
      <Button variant="primary">
        <Printer size={18} strokeWidth={1.75} aria-hidden />
        {words('In', 'Print', '인쇄')}
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
    title: words('Đơn hàng DH-260306-0042', 'Order DH-260306-0042', '주문 DH-260306-0042'),
    facts: [
      { label: common.ordered, value: day('2026-03-02') },
      { label: common.payment, value: 'VNPay' },
    ],
    signatures: [],
  },
};
export const LongText: Story = {
  args: {
    title: words(
      'Bảng dự toán chi phí thi công nội thất căn hộ hai phòng ngủ',
      'Estimate of the interior works of a two-bedroom flat',
      '침실 2개 아파트 인테리어 시공 견적서',
    ),
    parties: [
      {
        role: common.contractors,
        name: 'Công ty cổ phần Thiết kế và Thi công Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam',
        lines: ['Tầng trệt, tòa nhà Hoàng Anh Riverview, 37 Nguyễn Văn Hưởng nối dài, Thảo Điền'],
      },
      {
        role: words('Chủ nhà', 'Owner', '건물주'),
        name: 'Nguyễn Hoàng Bảo Ngọc Quỳnh Thư Ưu Ái',
        lines: ['Căn hộ 12A, tháp B, chung cư Hiên Nắng, Phường An Phú, Thành phố Thủ Đức'],
      },
    ],
  },
};
/** Printed, the head of the table stands on each page, no row is cut, and the signatures stay together. */
export const SeveralPages: Story = { args: { children: <Goods times={16} /> } };
