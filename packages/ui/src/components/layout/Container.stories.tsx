import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'ui/Layout/Container',
  component: Container,
  tags: ['autodocs'],
  args: { children: <Card>Nội dung không chạm mép và không rộng quá.</Card> },
  argTypes: {
    width: { control: 'inline-radio', options: ['content', 'text', 'form', 'full'] },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Form: Story = { args: { width: 'form' } };
