import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './SharedInteriorDesignScreen.tsx';

const meta = {
  title: 'screens/my-page/SharedInteriorDesign',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shared-interior-design' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listMyHomes');
const liked = { path: 'shared-interior-design?kind=liked' };
const saved = { path: 'shared-interior-design?kind=saved' };

export const Default: Story = {};
export const Liked: Story = { parameters: liked };
export const Saved: Story = { parameters: saved };
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const LikedEmpty: Story = {
  parameters: { ...oneLook, ...liked, ...answers(homes.empty()) },
};
export const SavedEmpty: Story = {
  parameters: { ...oneLook, ...saved, ...answers(homes.empty()) },
};
export const BeyondTheLastPage: Story = {
  parameters: { ...oneLook, path: 'shared-interior-design?page=9' },
};
export const ServerError: Story = { parameters: { ...answers(homes.error()), ...oneLook } };
export const Offline: Story = { parameters: { ...answers(homes.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(homes.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(homes.longText()) };
