import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Layout/Grid',
  component: Grid,
  tags: ['autodocs'],
  args: {
    columns: { phone: 2, tablet: 3, desktop: 4 },
    children: [
      common.chairs,
      common.table,
      common.lamps,
      common.rugs,
      'Tủ',
      'Giường',
      'Gương',
      'Rèm',
    ].map((thing) => <Card key={thing}>{thing}</Card>),
  },
  argTypes: {
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] },
    children: { control: false },
  },
} satisfies Meta<typeof Grid>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
