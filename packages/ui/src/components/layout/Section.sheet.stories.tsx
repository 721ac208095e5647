import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
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
          eyebrow="Tháng này"
          title={`Được xem nhiều: ${ground}, ${space}, ${mode}`}
          lead="Dựng lại từ mặt bằng thật."
          action={
            <Link href="#designs" variant="action">
              Xem tất cả
            </Link>
          }
        >
          <p>Nội dung</p>
        </Section>
      )}
    </Sheet>
  ),
};
