import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'ui/Sheets/Notice',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Notice,
} satisfies Meta<typeof Notice>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'] as const}
      columns={['plain', 'with title and action'] as const}
      cellWidth={300}
    >
      {(tone, column) =>
        column === 'plain' ? (
          <Notice tone={tone}>Còn 2 ngày để xác nhận đã nhận hàng.</Notice>
        ) : (
          <Notice tone={tone} title="Còn 2 ngày" action={<Button size="sm">Xác nhận</Button>}>
            Sau đó đơn tự hoàn tất.
          </Notice>
        )
      }
    </Sheet>
  ),
};
