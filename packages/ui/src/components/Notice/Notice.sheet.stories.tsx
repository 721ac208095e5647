import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
          <Notice tone={tone}>
            {words(
              'Còn 2 ngày để xác nhận đã nhận hàng.',
              '2 days left to confirm that the goods arrived.',
              '수령을 확인할 수 있는 기간이 2일 남았습니다.',
            )}
          </Notice>
        ) : (
          <Notice
            tone={tone}
            title={words('Còn 2 ngày', '2 days left', '2일 남았습니다')}
            action={<Button size="sm">{common.confirm}</Button>}
          >
            {words(
              'Sau đó đơn tự hoàn tất.',
              'After that the order closes by itself.',
              '그 뒤에는 주문이 자동으로 완료됩니다.',
            )}
          </Notice>
        )
      }
    </Sheet>
  ),
};
