import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ContractorScreen.tsx';

const meta = {
  title: 'screens/contractors/Contractor',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'contractor' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listContractors');

export const Default: Story = {};
/** A city: bought places lead, each with its label and its reason. */
export const OfACity: Story = {
  parameters: { path: `contractor?city=${encodeURIComponent('Thành phố Hồ Chí Minh')}` },
};
/** A size that the address names and the list does not offer. */
export const Filtered: Story = {
  parameters: { path: 'contractor?service=renovation&area=68&verified=1&sort=rating' },
};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
/** Words that nobody has. */
export const NoneFound: Story = { parameters: { path: 'contractor?q=phi%20c%C3%B4ng' } };
export const BeyondTheLastPage: Story = { parameters: { path: 'contractor?page=99' } };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };
/** An ad that this device keeps away: no label, and the way back at the foot. */
export const AnAdKeptAway: Story = {
  beforeEach: () => {
    localStorage.setItem('hien-refused-places', '[{"id":2,"name":"Bê tông Phố Cũ"}]');
    return () => localStorage.removeItem('hien-refused-places');
  },
  parameters: {
    path: `contractor?city=${encodeURIComponent('Thành phố Hồ Chí Minh')}`,
    ...oneLook,
  },
};
/** Where the work is, a city chosen: its districts below the table. */
export const OnTheMap: Story = {
  parameters: {
    path: `contractor?map=1&city=${encodeURIComponent('Thành phố Hồ Chí Minh')}`,
    ...oneLook,
  },
};
