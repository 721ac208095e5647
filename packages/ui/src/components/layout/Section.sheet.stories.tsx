import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Link } from '../Link/Link.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'ui/Sheets/Section',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Section,
} satisfies Meta<typeof Section>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['page', 'sunken', 'ruled'] as const}
      columns={['sm', 'md'] as const}
      cellWidth={480}
    >
      {(ground, space, mode) => (
        <Section
          ground={ground}
          space={space}
          eyebrow={common.thisMonth}
          title={words(
            `Được xem nhiều: ${ground}, ${space}, ${mode}`,
            `Most looked at: ${ground}, ${space}, ${mode}`,
            `많이 본 디자인: ${ground}, ${space}, ${mode}`,
          )}
          lead={words(
            'Dựng lại từ mặt bằng thật.',
            'Rebuilt from real floor plans.',
            '실제 평면도로 다시 그렸습니다.',
          )}
          action={
            <Link href="#designs" variant="action">
              {common.seeAll}
            </Link>
          }
        >
          <p>{words('Nội dung', 'Content', '내용')}</p>
        </Section>
      )}
    </Sheet>
  ),
};
