import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'ui/Sheets/QrCode',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: QrCode,
} satisfies Meta<typeof QrCode>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['plain', 'too much'] as const} columns={['120', '200'] as const}>
      {(row, column) => (
        <QrCode
          size={Number(column)}
          value={row === 'plain' ? 'https://hien.example/vi/order/42' : 'Hiên '.repeat(800)}
          label="Mã QR mở đơn hàng"
          fallback={words(
            'Quá dài cho một mã.',
            'Too long for a code.',
            '코드에 담기에는 너무 깁니다.',
          )}
          caption={
            column === '200'
              ? words('Quét để mở đơn hàng', 'Scan to open the order', '스캔해서 주문 열기')
              : undefined
          }
        />
      )}
    </Sheet>
  ),
  play: async () => {
    await screen.findAllByRole('img');
  },
};
