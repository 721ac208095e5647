import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Link } from '../Link/Link.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'ui/Sheets/OfflineNotice',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: OfflineNotice,
} satisfies Meta<typeof OfflineNotice>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['words', 'with a way on'] as const}
      columns={['offline'] as const}
      cellWidth={520}
    >
      {(row) => (
        <OfflineNotice
          offline
          text={words(
            'Bạn đang ngoại tuyến. Thay đổi sẽ được gửi khi có mạng.',
            'You are offline. Changes are sent once you are connected.',
            '오프라인 상태입니다. 다시 연결되면 변경 내용을 보냅니다.',
          )}
          action={row === 'words' ? undefined : <Link href={nowhere}>{common.reload}</Link>}
        />
      )}
    </Sheet>
  ),
};
