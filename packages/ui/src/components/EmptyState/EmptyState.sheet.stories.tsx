import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'ui/Sheets/EmptyState',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['section', 'page'] as const}
      columns={['words', 'with a step', 'no drawing'] as const}
      cellWidth={360}
    >
      {(size, column) => (
        <EmptyState
          size={size}
          drawing={column === 'no drawing' ? null : column === 'words' ? 'shelf' : 'letter'}
          title={column === 'words' ? 'Chưa có gì trên kệ' : 'Chưa có thư nào'}
          text="Tin về đơn hàng, báo giá và nhà thầu bạn theo dõi sẽ tới đây."
          action={
            column === 'with a step' ? (
              <ButtonLink variant="primary" href={nowhere}>
                Xem cửa hàng
              </ButtonLink>
            ) : undefined
          }
        />
      )}
    </Sheet>
  ),
};
