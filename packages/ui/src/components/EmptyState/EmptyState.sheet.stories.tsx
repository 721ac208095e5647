import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
          title={
            column === 'words'
              ? words('Chưa có gì trên kệ', 'Nothing on the shelf yet', '선반이 아직 비어 있습니다')
              : words('Chưa có thư nào', 'No letters yet', '아직 받은 소식이 없습니다')
          }
          text={words(
            'Tin về đơn hàng, báo giá và nhà thầu bạn theo dõi sẽ tới đây.',
            'News of orders, quotes and the contractors you follow arrives here.',
            '주문, 견적, 관심 시공사 소식이 이곳에 도착합니다.',
          )}
          action={
            column === 'with a step' ? (
              <ButtonLink variant="primary" href={nowhere}>
                {common.goToTheShop}
              </ButtonLink>
            ) : undefined
          }
        />
      )}
    </Sheet>
  ),
};
