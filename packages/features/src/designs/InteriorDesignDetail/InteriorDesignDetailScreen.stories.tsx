import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorDesignDetailScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesignDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-design-detail/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Above 500 m² nobody names a price. */
export const OnRequest: Story = { parameters: { path: 'interior-design-detail/5' } };

export const Loading: Story = { parameters: answers(mock('getDesignPreview').pending()) };

export const NotFound: Story = { parameters: { path: 'interior-design-detail/999999' } };

export const ServerError: Story = { parameters: answers(mock('getDesignPreview').error()) };

export const LongText: Story = {
  parameters: answers(mock('getDesignPreview').longText(), mock('getDesign').longText()),
};
