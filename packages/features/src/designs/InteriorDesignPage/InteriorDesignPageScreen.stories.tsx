import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorDesignPageScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesignPage',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-design/page-1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list has got shorter since the address was written. */
export const BeyondLastPage: Story = { parameters: { path: 'interior-design/page-99' } };

export const Loading: Story = {
  parameters: { ...answers(mock('listDesigns').pending()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('listDesigns').error()), ...oneLook },
};

export const Empty: Story = { parameters: { ...answers(mock('listDesigns').empty()), ...oneLook } };

/** Designs of a company that is not listed: there are none, and what narrows the list down can be taken away. */
export const NotFound: Story = {
  parameters: { path: 'interior-design/page-1?company=999', ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('listDesigns').longText()) };
