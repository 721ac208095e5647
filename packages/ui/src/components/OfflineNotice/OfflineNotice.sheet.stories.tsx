import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
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
          text="Bạn đang ngoại tuyến. Thay đổi sẽ được gửi khi có mạng."
          action={row === 'words' ? undefined : <Link href={nowhere}>Tải lại</Link>}
        />
      )}
    </Sheet>
  ),
};
