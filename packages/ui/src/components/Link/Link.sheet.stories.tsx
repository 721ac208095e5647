import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
          newTabLabel={column === 'new tab' ? common.opensInANewTab : undefined}
        >
          {words('Xem tất cả thiết kế', 'See all designs', '디자인 모두 보기')}
        </Link>
      )}
    </Sheet>
  ),
};
