import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'ui/Sheets/ErrorState',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ErrorState,
} satisfies Meta<typeof ErrorState>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['inline', 'section', 'page'] as const}
      columns={['words', 'retry', 'retrying'] as const}
      cellWidth={380}
    >
      {(size, column) => (
        <ErrorState
          size={size}
          title="Chưa tải được đơn hàng"
          text="Máy chủ trả lời chậm. Hãy thử lại sau ít phút."
          kept={size === 'inline' ? undefined : 'Bộ lọc của bạn được giữ nguyên.'}
          retry={
            column === 'words'
              ? undefined
              : { label: 'Thử lại', onRetry: () => undefined, retrying: column === 'retrying' }
          }
          reference={size === 'page' ? 'Mã yêu cầu: 7f3a-91c2' : undefined}
        />
      )}
    </Sheet>
  ),
};
