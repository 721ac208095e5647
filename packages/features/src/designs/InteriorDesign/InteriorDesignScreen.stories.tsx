import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorDesignScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesign',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-design' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** “can ho” finds “Căn hộ”. */
export const Searching: Story = { parameters: { path: 'interior-design?q=can+ho' } };

export const Filtered: Story = {
  parameters: { path: 'interior-design?area=50-100&priceTo=20000000&buildFrom=100000000' },
};

export const Loading: Story = { parameters: answers(mock('listDesigns').pending()) };

export const Empty: Story = { parameters: answers(mock('listDesigns').empty()) };

export const NothingFound: Story = { parameters: { path: 'interior-design?q=tàu+vũ+trụ' } };

export const ServerError: Story = { parameters: answers(mock('listDesigns').error()) };

export const Offline: Story = {
  parameters: { ...answers(mock('listDesigns').offline()), ...oneLook },
};

/** The list before stays, stepped back, while the next one is on its way. */
export const Refetching: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('listDesigns').pending());
    const [chip] = await canvas.findAllByRole('button', { name: /villa|biệt thự|빌라/i });
    if (chip) await userEvent.click(chip);
  },
};

export const LongText: Story = { parameters: answers(mock('listDesigns').longText()) };
