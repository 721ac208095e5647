import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PackageComboListScreen.tsx';

const meta = {
  title: 'screens/shop/PackageComboList',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'package/combo-list/2' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
const detail = mock('getPackage');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(detail.pending()) };
export const Empty: Story = { parameters: answers(detail.empty()) };
export const NotFound: Story = { parameters: { path: 'package/combo-list/999' } };
export const MalformedId: Story = {
  parameters: { path: 'package/combo-list/abc', sameAs: 'NotFound' },
};
export const ServerError: Story = { parameters: answers(detail.error()) };
export const Offline: Story = { parameters: { ...answers(detail.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(detail.refetching()) };
export const LongText: Story = { parameters: answers(detail.longText()) };
