import { mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageComboListScreen } from './PackageComboListScreen.tsx';

const meta = {
  title: 'screens/shop/PackageComboList',
  component: PackageComboListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'package/combo-list/2' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof PackageComboListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const detail = mock('getPackage');
const told = (handler: ReturnType<typeof detail.empty>): Story => ({
  parameters: { msw: { handlers: { getPackage: handler } } },
});

export const Default: Story = {};
export const Loading: Story = told(detail.pending());
export const Empty: Story = told(detail.empty());
export const NotFound: Story = { parameters: { path: 'package/combo-list/999' } };
export const MalformedId: Story = { parameters: { path: 'package/combo-list/abc' } };
export const ServerError: Story = told(detail.error());
export const Offline: Story = told(detail.offline());
export const Refetching: Story = told(detail.slow(200));
export const LongText: Story = told(detail.longText());
