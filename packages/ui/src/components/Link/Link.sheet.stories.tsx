import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'ui/Sheets/Link',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Link,
  args: { href: '#' },
} satisfies Meta<typeof Link>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet rows={['text', 'quiet', 'action'] as const} columns={['same tab', 'new tab'] as const}>
      {(variant, column) => (
        <Link
          href="#shop"
          variant={variant}
          newTabLabel={column === 'new tab' ? 'mở trong thẻ mới' : undefined}
        >
          Xem tất cả thiết kế
        </Link>
      )}
    </Sheet>
  ),
};
