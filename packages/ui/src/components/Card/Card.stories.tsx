import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'ui/Base/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    style: { maxWidth: 320 },
    children: (
      <Stack gap={2}>
        <Heading level={3} size="h4">
          Căn hộ 72 m² ở Thảo Điền
        </Heading>
        <Text size="small" tone="muted">
          Hai phòng ngủ, ban công hướng đông nam.
        </Text>
      </Stack>
    ),
  },
  argTypes: {
    surface: { control: 'inline-radio', options: ['outlined', 'sunken', 'plain'] },
    padding: { control: 'inline-radio', options: ['none', 'sm', 'md', 'lg'] },
    children: { control: false },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
export const Sunken: Story = { args: { surface: 'sunken' } };
export const Selected: Story = { args: { selected: true } };
export const Interactive: Story = {
  args: {
    as: 'article',
    interactive: true,
    children: (
      <Heading level={3} size="h4">
        <Link href="#design" variant="quiet" stretched>
          Căn hộ 72 m² ở Thảo Điền
        </Link>
      </Heading>
    ),
  },
};
