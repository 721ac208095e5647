import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Grid } from './Grid.tsx';
import { Section } from './Section.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Layout/Section',
  component: Section,
  tags: ['autodocs'],
  args: {
    title: 'Thiết kế được xem nhiều',
    lead: 'Những căn hộ thật, dựng lại từ mặt bằng thật.',
    action: (
      <Link href="#designs" variant="action">
        {common.seeAll}
      </Link>
    ),
    children: (
      <Grid columns={{ phone: 2, desktop: 4 }}>
        {['Thảo Điền', 'Tây Hồ', 'Sơn Trà', 'Ninh Kiều'].map((place) => (
          <Card key={place} padding="lg">
            {place}
          </Card>
        ))}
      </Grid>
    ),
  },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3] },
    space: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    ground: { control: 'inline-radio', options: ['page', 'sunken', 'ruled'] },
    action: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { ground: 'sunken', eyebrow: common.thisMonth } };
export const WithoutTitle: Story = {
  args: { title: undefined, lead: undefined, action: undefined, 'aria-label': common.designs },
};
