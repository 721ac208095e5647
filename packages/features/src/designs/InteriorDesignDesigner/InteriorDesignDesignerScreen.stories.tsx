import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorDesignDesignerScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesignDesigner',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-design/designer/41' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const designer = mock('getDesignPartner');

export const Default: Story = {};
/** Everything was taken off sale. */
export const Empty: Story = { parameters: { ...answers(mock('listDesigns').empty()), ...oneLook } };
export const Loading: Story = { parameters: { ...answers(designer.pending()), ...oneLook } };
export const NotFound: Story = {
  parameters: { path: 'interior-design/designer/999', ...oneLook },
};
export const ServerError: Story = { parameters: { ...answers(designer.error()), ...oneLook } };
export const Refetching: Story = {
  parameters: { ...answers(mock('listDesigns').refetching()), ...oneLook },
};
export const LongText: Story = { parameters: { ...answers(designer.longText()), ...oneLook } };
